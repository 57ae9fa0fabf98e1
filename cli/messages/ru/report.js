import {known, pluralIn} from '../parts.js';

const UNITS = {
  perS: '\u00A0в\u00A0с',
  ms: '\u00A0мс',
  s: '\u00A0с',
  mb: '\u00A0МБ',
  hz: '\u00A0Гц',
};
const numbers = pluralIn('ru', {one: 'число', few: 'числа', many: 'чисел', other: 'числа'});
const claims = pluralIn('ru', {
  one: 'утверждение',
  few: 'утверждения',
  many: 'утверждений',
  other: 'утверждения',
});
const verdicts = pluralIn('ru', {
  one: 'вердикт о согласованности',
  few: 'вердикта о согласованности',
  many: 'вердиктов о согласованности',
  other: 'вердикта о согласованности',
});
const sentences = pluralIn('ru', {
  one: 'предложение',
  few: 'предложения',
  many: 'предложений',
  other: 'предложения',
});
const figures = pluralIn('ru', {
  one: 'график',
  few: 'графика',
  many: 'графиков',
  other: 'графика',
});

export default {
  'report.about': () => 'сказать, что правка меняет в числах, утверждениях, вердиктах и графиках',
  'report.details': () =>
    'Основа сравнения — коммит, ветка или папка; с ней сравниваются файлы в том виде, в каком они лежат здесь.',
  'report.option.base': () => 'с чем сравнивать: коммит, ветка или папка с проектом',
  'report.option.out': () =>
    'папка для report.md, report.html и report.json; иначе печатается Markdown',
  'report.reading': () => 'Читаю оба состояния…',
  'report.no-base': ({ref}) =>
    `Нет ни коммита, ни папки «${ref}». В неполном клоне сначала получите этот коммит.`,
  'report.written': ({folder, files}) => `Записано в ${folder}: ${files.join(', ')}.`,
  'report.title': () => 'Что меняет эта правка',
  'report.compared': ({base}) => `Сравнение с ${base}.`,
  'report.nothing': () =>
    'Ни числа, ни утверждения, ни графики, ни предложения, ни вердикты не меняются.',
  'report.summary': (c) =>
    `Изменилось: ${numbers(c.values)}, ${claims(c.claims)}, ${figures(c.figures)}, ${sentences(c.sentences)}, ${verdicts(c.verdicts)}. Новых результатов: ${c.added}; удалено: ${c.removed}.`,
  'report.problems': () => 'Файлы результатов, не прошедшие проверку',
  'report.result': ({id}) => `Изменился ${id}`,
  'report.measurements-added': ({list}) => `Новые измерения: ${known(list)}.`,
  'report.measurements-removed': ({list}) => `Удалённые измерения: ${known(list)}.`,
  'report.added': ({id}) => `Новый: ${id}`,
  'report.added-facts': ({evidence, load, count}) =>
    `Вид свидетельства: ${evidence}. Модель нагрузки: ${load}. Измерений: ${count}.`,
  'report.added-verdicts': ({consistent, explained, refused}) =>
    `Что числа говорят друг о друге: согласуются ${consistent}, объяснены ${explained}, отклонены ${refused}.`,
  'report.removed': () => 'Удалённые результаты',
  'report.claims': () => 'Утверждения',
  'report.claim.holds': () => 'подтверждается',
  'report.claim.rounding': () => 'округление',
  'report.claim.selective': () => 'выборочно',
  'report.claim.wrong': () => 'неверно',
  'report.claim.not-derivable': () => 'не вычислить',
  'report.claim.artefact': () => 'артефакт нагрузки',
  'report.verdicts': () => 'Что числа говорят друг о друге',
  'report.verdicts-meaning': () =>
    'Согласуются: противоречий нет. Объяснены: согласуются, если знать причину. Отклонены: все сразу верны быть не могут.',
  'report.failures': () => 'Что не удалось вычислить',
  'report.figure': ({id, kind}) => `График ${id}: ${kind}`,
  'report.sentences': () => 'Предложения с другими числами на обоих языках',
  'report.pictures-in-html': () => 'Рисунки до и после — в report.html.',
  'report.picture.added': () => 'новый',
  'report.picture.removed': () => 'удалён',
  'report.picture.changed': () => 'изменился',
  'report.unit': ({unit}) => UNITS[unit] ?? '',
  'report.more': ({count}) => `…и ещё ${count}, в report.html.`,
  'report.cut': () => 'Остальное — в report.html.',
  'report.unreadable': () => 'Отчёт об этой правке не читается; причину ищите в проверках.',
  'report.column.reason-after': () => 'обоснование теперь',
  'report.column.text': () => 'текст',
  'report.column.place': () => 'место',
  'report.column.doubt': () => 'проверить',
  'report.column.measurement': () => 'измерение',
  'report.column.value': () => 'величина',
  'report.column.before': () => 'было',
  'report.column.after': () => 'стало',
  'report.column.change': () => 'разница',
  'report.column.check': () => 'проверка',
  'report.column.claim': () => 'утверждение',
  'report.column.verdict-before': () => 'вердикт был',
  'report.column.verdict-after': () => 'вердикт стал',
  'report.column.ours-before': () => 'наше число было',
  'report.column.ours-after': () => 'наше число стало',
};
