// Starts the page with the data of the file.
import { App, ROUTES } from './app.ts';
import { byId } from '../shared/dom.ts';

const app = new App(JSON.parse(byId('data').textContent));
const follow = () => ROUTES.show(app, location.hash.slice(1));
follow();
addEventListener('hashchange', follow);
