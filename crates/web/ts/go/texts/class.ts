// The texts of the table of a class.
import { plural, type Template, type Text } from '../../shared/language.ts';

export const student: Text = { en: 'Student', zh: '学生' };
export const students: Text = { en: 'Students', zh: '学生' };
export const submissions: Text = { en: 'Submissions', zh: '提交' };
export const problems: Text = { en: 'Problems', zh: '题目' };
export const points: Text = { en: 'Score', zh: '得分' };
export const mean: Text = { en: 'Mean', zh: '平均' };
export const meanScore: Text = { en: 'Mean score', zh: '平均分' };
export const unread: Text = { en: 'Cannot be read', zh: '无法读取' };
export const findStudent: Text = { en: 'Search students', zh: '搜索学生' };
export const noStudents: Text = { en: 'No student has this name.', zh: '没有这样的学生。' };
export const place: Text = { en: 'Place', zh: '名次' };
export const sortBy: Template<[name: string]> = { en: (name) => `Sort by ${name}`, zh: (name) => `按${name}排序` };
export const previousStudent: Text = { en: 'Previous student', zh: '上一个学生' };
export const nextStudent: Text = { en: 'Next student', zh: '下一个学生' };
export const reasons: Text = { en: 'Reasons', zh: '原因' };
export const unreadHead: Template<[count: number]> = {
  en: (count) => `${plural(count, 'submission')} that cannot be read`,
  zh: (count) => `无法读取的提交：${count} 份`,
};
export const frequentSlips: Text = { en: 'Frequent slips', zh: '常见错误' };
export const studentCount: Template<[count: number]> = {
  en: (count) => plural(count, 'student'),
  zh: (count) => `${count} 名学生`,
};
export const nameList: Text = { en: 'Names', zh: '名单' };
export const exampleOf: Template<[name: string]> = {
  en: (name) => `An answer to ${name}`,
  zh: (name) => `${name} 的一份答案`,
};
