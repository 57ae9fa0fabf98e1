import {pluralIn} from '../parts.js';

const files = pluralIn('ru', {one: 'файл', few: 'файла', many: 'файлов', other: 'файла'});
const problems = pluralIn('ru', {
  one: 'ошибка',
  few: 'ошибки',
  many: 'ошибок',
  other: 'ошибки',
});

export default {
  'validate.summary': () => 'проверить файлы результатов и всё, что на них опирается',
  'validate.details': () =>
    'Без файлов проверяется весь репозиторий: все результаты, а также числа, утверждения, графики и переводы на страницах. Вердикты говорят, что числа значат друг для друга; это не ошибки.',
  'validate.argument.files': () => 'файлы результатов; без них — весь репозиторий',
  'validate.option.verdicts': () => 'перечислить все вердикты, в том числе по одному на измерение',
  'validate.good': ({count}) => `Всё в порядке: ${files(count)}.`,
  'validate.bad': ({problemCount, fileCount}) =>
    `Не прошло: ${problems(problemCount)}, ${files(fileCount)}.`,
  'validate.verdicts': () => 'Вердикты',
  'validate.checking-site': () => 'Проверяю страницы…',
  'validate.column.kind': () => 'вердикт',
  'validate.column.check': () => 'проверка',
  'validate.column.count': () => 'сколько',
  'validate.column.measurements': () => 'измерения',
  'validate.notice': () => 'к сведению',
};
