import {inRussian} from './katex-ru.js';
import {places, shown} from './parts.js';

const quoted = (text) => `«${text}»`;
const used = (usedAt) => (usedAt.length === 0 ? '' : ` Используется здесь: ${places(usedAt)}.`);
const known = (ids) => (ids.length === 0 ? 'пока нет ни одного' : `есть: ${ids.join(', ')}`);
const PAGE = {en: 'английской', ru: 'русской'};

/** Что не так и что делать — по коду. */
export default {
  'module-broken': ({reason}) => [`модуль не загружается: ${reason}.`, 'Исправьте модуль.'],
  'quantities-missing': () => [
    'модуль не экспортирует `quantities`.',
    'Экспортируйте const quantities = {…} или удалите файл.',
  ],
  'text-quantity': ({key, whole, reason}) => [
    `текст «${key}» просит ${whole}, а это невозможно: ${reason}.`,
    'Исправьте имя или формат либо добавьте величину в quantities.js.',
  ],
  'claims-missing': () => [
    'модуль не экспортирует список `claims`.',
    'Экспортируйте const claims = […] или удалите файл.',
  ],
  'json-syntax': ({reason}) => [`это не JSON: ${reason}.`, 'Исправьте это место.'],
  'page-syntax': ({reason}) => [
    `страница не разбирается: ${reason}.`,
    'Исправьте MDX в этом месте.',
  ],
  'front-matter-syntax': ({reason}) => [
    `заголовок страницы не разбирается: ${reason}.`,
    'Исправьте YAML в этой строке.',
  ],

  'attribute-not-literal': ({tag, name}) => [
    `у <${tag}> атрибут ${quoted(name)} задан не строкой.`,
    'Запишите его как имя="текст": числа подставляются до запуска любых скриптов.',
  ],
  'value-attribute': ({name, value, allowed}) => [
    `<Value> не принимает ${name}=${quoted(value)}.`,
    `Допустимо: ${allowed}.`,
  ],
  'value-without-of': () => [
    'у <Value> не указано, откуда число.',
    'Добавьте of="<прогон>#<измерение>.<путь>" или of="<исследование>:<имя>".',
  ],
  'value-precision': () => ['у <Value> заданы и digits, и significant.', 'Оставьте что-то одно.'],
  'value-unresolved': ({of, reason}) => [
    `${quoted(of)} не вычисляется: ${reason}.`,
    'Исправьте ссылку или данные, которые она читает.',
  ],
  'value-differs': ({of, written, computed}) => [
    `на странице написано ${quoted(written)}, а ${of} — это ${quoted(computed)}.`,
    `Напишите ${quoted(computed)} и перечитайте предложение или исправьте данные.`,
  ],
  'reference-unknown': ({tag, attribute, id, known: ids}) => [
    `<${tag} ${attribute}=${quoted(id)}> ни на что не указывает; ${known(ids)}.`,
    'Исправьте имя или добавьте то, что оно называет.',
  ],

  'claim-field': ({claim, field, value, allowed}) => [
    `у утверждения ${claim} поле ${field} = ${shown(value)}.`,
    `Допустимо: ${allowed}.`,
  ],
  'claim-twice': ({claim}) => [
    `идентификатор ${quoted(claim)} стоит у двух утверждений.`,
    'Переименуйте одно из них.',
  ],
  'claim-not-computed': ({claim, reason}) => [
    `утверждение ${claim} не вычисляется: ${reason}.`,
    'Исправьте его функции или данные, которые они читают.',
  ],
  'claim-verdict': ({claim, verdict, judged, usedAt}) => [
    `у утверждения ${claim} записан вердикт ${quoted(verdict)}, а числа теперь дают ${quoted(judged)}.${used(usedAt)}`,
    'Запишите новый вердикт и перепишите обоснование на обоих языках или исправьте данные.',
  ],
  'claim-not-recorded': ({claim, snapshot}) => [
    `утверждения ${claim} нет в ${snapshot}.`,
    'Запустите `npm run bench -- update` и прочтите, что изменилось.',
  ],
  'claim-changed': ({claim, changes, usedAt}) => [
    `числа утверждения ${claim} не те, что записаны: ${changes.map(({what, was, now}) => `${what}: было ${shown(was)}, стало ${shown(now)}`).join('; ')}.${used(usedAt)}`,
    'Перечитайте обоснование на обоих языках и запустите `npm run bench -- update` или исправьте данные.',
  ],
  'claim-forgotten': ({claim}) => [
    `в файле записано утверждение ${claim}, которого больше нет.`,
    'Запустите `npm run bench -- update`.',
  ],
  'claim-text': ({claim, key}) => [
    `у утверждения ${claim} нет текста ${quoted(key)}.`,
    'Добавьте ключ в обоих языках.',
  ],
  'claim-source': ({claim, source, known: ids}) => [
    `утверждение ${claim} ссылается на источник ${quoted(source)}, которого нет ни в одном прогоне исследования; ${known(ids)}.`,
    'Исправьте имя или добавьте источник в прогон.',
  ],

  'figure-not-drawn': ({figure, reason, usedAt}) => [
    `график ${figure} не вычисляется: ${reason}.${used(usedAt)}`,
    'Исправьте график или данные, которые он читает.',
  ],
  'figure-stale': ({figure, now, stale, usedAt}) => [
    `точки графика ${figure} (${now}) не те, что на картинках: ${stale.map(({picture, was}) => `${picture} ${was ? `нарисована по ${was}` : 'отсутствует'}`).join('; ')}.${used(usedAt)}`,
    'Запустите `npm run bench -- update` и посмотрите картинки или исправьте данные.',
  ],

  'twin-missing': ({locale, twin}) => [
    `нет ${PAGE[locale]} страницы к ${twin}.`,
    'Напишите её с теми же заголовками и идентификаторами.',
  ],
  'twin-stale': ({twin, of, hash, page}) => [
    `это перевод версии ${shown(of)}, а ${twin} сейчас — ${quoted(hash)}.`,
    `Обновите перевод и запустите \`npm run bench -- translation --stamp ${page}\`.`,
  ],
  'twin-not-stale': ({twin}) => [
    `страница помечена как устаревшая, но ${twin} с тех пор не менялась.`,
    'Удалите `stale: true`.',
  ],
  'front-matter-field': ({field}) => [
    `в заголовке страницы нет поля ${quoted(field)}.`,
    'Добавьте его.',
  ],
  'front-matter-number': ({value}) => [
    `в описании есть число ${quoted(value)}, а связать его с данными нельзя.`,
    'Скажите словами, без числа.',
  ],
  'heading-without-id': ({heading}) => [
    `у заголовка ${quoted(heading)} нет своего идентификатора.`,
    'Добавьте {/* #id */}, одинаковый в обоих языках.',
  ],
  'heading-extra': ({id, twin}) => [
    `заголовка #${id} нет в ${twin}.`,
    'Дайте обоим заголовкам один идентификатор.',
  ],
  'heading-missing': ({id, twin}) => [
    `нет заголовка #${id} из ${twin}.`,
    'Переведите раздел, сохранив идентификатор.',
  ],
  'heading-order': ({id, twin, expected}) => [
    `здесь заголовок #${id}, а в ${twin} на этом месте ${expected ? `#${expected}` : 'ничего нет'}.`,
    'Поставьте разделы в том же порядке.',
  ],

  'formula-tex': ({tex, reason}) => [
    `формула ${quoted(tex)} не разбирается: ${inRussian(reason)}.`,
    'Исправьте TeX.',
  ],
  'formula-unspoken': ({tex}) => [
    `у формулы ${quoted(tex)} нет устной формы.`,
    'Напишите <Formula tex="…" spoken="…" />.',
  ],
  'formula-attribute-missing': ({name}) => [
    `у <Formula> нет ${quoted(name)}.`,
    'Добавьте: tex — формула, spoken — как её произносят на языке страницы.',
  ],
  'formula-attribute-unknown': ({name}) => [
    `<Formula> не принимает ${quoted(name)}.`,
    'Допустимо: tex, spoken.',
  ],
  'symbol-text': ({key}) => [`нет текста ${quoted(key)} для символа.`, 'Добавьте ключ.'],

  'same-unknown': ({run}) => [
    `origin.sameAs называет ${quoted(run)}, а такого результата нет.`,
    'Исправьте идентификатор или добавьте файл.',
  ],
  'same-nothing': ({run}) => [
    `origin.sameAs называет ${quoted(run)}, но общих величин у этих файлов нет.`,
    'Назовите совпадающие величины, а в measurements — различающиеся идентификаторы.',
  ],
  'same-differs': ({run, measurement, path, value, there}) => [
    `у ${measurement} ${path} = ${value}, а в ${run}, где то же измерение, записано ${there}.`,
    'Перечитайте оба источника. Если они и правда расходятся, укажите это в differing вместе с причиной.',
  ],
  unfilled: () => ['здесь осталось «FILL IN».', 'Впишите нужное или удалите строку.'],
  'phrase-untranslated': ({run, phrase}) => [
    `в паспорте ${run} есть фраза ${quoted(phrase)} без перевода.`,
    'Добавьте её в data-words.json обоих языков, ключом служит она сама.',
  ],

  'catalogue-missing': ({twin}) => [`каталога нет, хотя есть ${twin}.`, 'Переведите его.'],
  'catalogue-key': ({key, twin}) => [
    `нет ключа ${quoted(key)} из ${twin}.`,
    'Переведите его или удалите в обоих языках.',
  ],
  'catalogue-key-twice': ({key}) => [
    `ключ ${quoted(key)} встречается дважды; сработал бы только последний.`,
    'Удалите лишний.',
  ],
  'catalogue-not-text': ({key}) => [
    `значение ${quoted(key)} — не текст.`,
    'Возьмите его в кавычки; каталоги плоские.',
  ],
  'catalogue-empty': ({key}) => [
    `у ключа ${quoted(key)} текст есть только на другом языке.`,
    'Напишите его.',
  ],
  'catalogue-plural': ({key, missing}) => [
    `у ключа ${quoted(key)} нет форм числа: ${missing.join(', ')}.`,
    `Добавьте ${missing.map((form) => `${key}_${form}`).join(', ')}.`,
  ],
  'catalogue-values': ({key, here, there, twin}) => [
    `текст ${quoted(key)} показывает значения (${here.join(', ')}), а в ${twin} — (${there.join(', ')}).`,
    'Покажите одни и те же значения на обоих языках.',
  ],
};
