import {pluralIn} from '../parts.js';

const claims = pluralIn('ru', {
  one: 'утверждение',
  few: 'утверждения',
  many: 'утверждений',
  other: 'утверждения',
});
const problems = pluralIn('ru', {
  one: 'замечание',
  few: 'замечания',
  many: 'замечаний',
  other: 'замечания',
});

/** Что говорят `claims` и `translation`; вердикты и обоснования берутся из каталогов в i18n. */
export default {
  'claims.summary': () => 'показать утверждения источников, каждое с расчётом и вердиктом',
  'claims.details': () =>
    'Каждое утверждение вычисляется по файлам результатов заново. Если его числа или вердикт не совпали с записанными, это ошибка.',
  'claims.option.study': () => 'только из этого исследования',
  'claims.option.verdict': () => 'только с этим вердиктом',
  'claims.option.source': () => 'только из этого источника',
  'claims.option.update': () =>
    'записать числа и вердикты такими, какие они сейчас (src/studies/*/claims.computed.json)',
  'claims.stated': ({shown}) => `заявлено: ${shown}`,
  'claims.ours': ({shown}) => `по расчёту: ${shown}`,
  'claims.calculation': ({shown}) => `расчёт: ${shown}`,
  'claims.total': ({count, verdicts}) => `${claims(count)}: ${verdicts}`,
  'claims.none': () => 'Таких утверждений нет.',
  'claims.bad': ({count}) => `К утверждениям есть ${problems(count)}.`,
  'claims.written': ({file}) => `Записан файл ${file}`,
  'claims.unchanged': () => 'Все утверждения записаны такими, какие они есть; ничего не изменено.',
  'claims.not-updated': () => 'Ничего не записано: сначала исправьте это.',
  'translation.summary': () => 'отметить русские страницы как перевод нынешнего английского текста',
  'translation.details': () =>
    'Запускайте, когда перевод говорит то же, что английская страница. Проверка сравнивает отметку с английской страницей.',
  'translation.option.stamp': () => 'страница (studies/имя) или all',
  'translation.stamped': ({file, of}) => `${file}: перевод версии ${of}`,
  'translation.current': () => 'Все эти переводы свежие; ничего не изменено.',
  'translation.unknown': ({name, known}) => `Нет русской страницы «${name}». Есть: ${known}.`,
};
