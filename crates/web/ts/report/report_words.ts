// The texts of the report.
import { plural } from '../shared/language.ts';
