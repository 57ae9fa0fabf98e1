import {toString} from 'mdast-util-to-string';
import {placeOfNode, problemAt} from '../problem.ts';
import {tagsNamed} from '../site/tags.ts';
import type {Page, Tag} from '../types.ts';

/** After these words a number and its noun are in the genitive: «из 2 запросов», but «2 запроса». */
const GENITIVE_AFTER = new Set([
  ...[
    'без',
    'более',
    'больше',
    'вместо',
    'для',
    'до',
    'из',
    'кроме',
    'менее',
    'меньше',
    'около',
    'от',
  ],
  ...['порядка', 'после', 'против', 'размах', 'с', 'свыше', 'среди', 'у'],
]);

const ONLY_A_NUMBER = /^[−-]?\d+(?:,\d+)?$/;
/** The noun right after the tag: what encloses the tag may end in between, and one adjective may stand before it. */
const NOUN_AFTER =
  /^(?:<\/\w+>|[*)]|\]\([^)]*\))*[ \u00a0\n]+(?:[\p{L}-]+[ыи]х[ \u00a0\n]+)?(?<noun>\p{L}+)(?![\p{L}-])/u;
/** A number that a dash joins to the tag, so that what stands before it counts for both. */
const RANGE_BEFORE = /<Value [^>]*>[^<]*<\/Value>[\u2060]?[–-][\u2060]?$/u;
const OPENING_BEFORE = /(?:<\w+ [^>]*>|[[(*«])$/u;
const WORD_BEFORE = /(?<word>\p{L}+)[ \u00a0\n]+$/u;

const rules = new Intl.PluralRules('ru');
/** Form of a noun by what the number asks for; what a fraction asks for (`other`) is the genitive singular. */
const FORM = {one: 0, few: 1, many: 2, other: 1, zero: 2, two: 1};
const GENITIVE_FORM = {...FORM, one: 1, few: 2};

/**
 * Numbers of Russian pages agree with the nouns after them: «1 791 запрос», not «запросов». `update` writes a number
 * anew when its data change, and the word beside it stays as it is.
 */
export function checkAgreement(pages: readonly Page[]) {
  return pages
    .filter(({locale}) => locale === 'ru')
    .flatMap((page) => tagsNamed(page.tree, 'Value').flatMap((tag) => disagreement(tag, page)));
}

function disagreement(tag: Tag, {text, file}: Page) {
  const {position} = tag;
  const shown = toString(tag).trim();
  const number = shown.replace(/[\u00a0\u202f\s]/g, '');
  const start = Number(position?.start.offset);
  const noun = text.slice(Number(position?.end.offset)).match(NOUN_AFTER)?.groups?.noun ?? '';
  const forms = NOUNS.find((each) => each.includes(noun.toLowerCase()));
  if (!forms || !ONLY_A_NUMBER.test(number)) return [];
  const right = forms[formFor(number, isGenitive(text.slice(Math.max(0, start - FAR), start)))];
  if (right === noun.toLowerCase()) return [];
  return [problemAt('number-disagrees', placeOfNode(file, tag), {number: shown, noun, right})];
}

/** @param number as it is shown, without spaces */
function formFor(number: string, genitive: boolean) {
  const kind = number.includes(',') ? 'other' : rules.select(Math.abs(Number(number)));
  return (genitive ? GENITIVE_FORM : FORM)[kind];
}

/** Farther before a tag nothing bears on it; the whole page before each of its tags takes a second. */
const FAR = 1000;

/** @param before the text up to the tag */
function isGenitive(before: string) {
  let rest = before;
  while (RANGE_BEFORE.test(rest) || OPENING_BEFORE.test(rest))
    rest = rest.replace(RANGE_BEFORE, '').replace(OPENING_BEFORE, '');
  const word = rest.match(WORD_BEFORE)?.groups?.word.toLowerCase();
  return word !== undefined && GENITIVE_AFTER.has(word);
}

/**
 * Nouns that pages count, each as: one запрос, two запроса, five запросов. The second form is the genitive singular, the
 * third the genitive plural. A noun that isn't here isn't checked; add one once a page counts it.
 */
const NOUNS: readonly (readonly [string, string, string])[] = [
  ['актор', 'актора', 'акторов'],
  ['байт', 'байта', 'байт'],
  ['блок', 'блока', 'блоков'],
  ['воркер', 'воркера', 'воркеров'],
  ['выборка', 'выборки', 'выборок'],
  ['запрос', 'запроса', 'запросов'],
  ['измерение', 'измерения', 'измерений'],
  ['интервал', 'интервала', 'интервалов'],
  ['итерация', 'итерации', 'итераций'],
  ['кадр', 'кадра', 'кадров'],
  ['клиент', 'клиента', 'клиентов'],
  ['конфигурация', 'конфигурации', 'конфигураций'],
  ['корутина', 'корутины', 'корутин'],
  ['микросекунда', 'микросекунды', 'микросекунд'],
  ['миллион', 'миллиона', 'миллионов'],
  ['минута', 'минуты', 'минут'],
  ['операция', 'операции', 'операций'],
  ['ошибка', 'ошибки', 'ошибок'],
  ['повтор', 'повтора', 'повторов'],
  ['подключение', 'подключения', 'подключений'],
  ['пользователь', 'пользователя', 'пользователей'],
  ['поток', 'потока', 'потоков'],
  ['прогон', 'прогона', 'прогонов'],
  ['процесс', 'процесса', 'процессов'],
  ['пункт', 'пункта', 'пунктов'],
  ['раз', 'раза', 'раз'],
  ['сборка', 'сборки', 'сборок'],
  ['секунда', 'секунды', 'секунд'],
  ['слот', 'слота', 'слотов'],
  ['соединение', 'соединения', 'соединений'],
  ['сообщение', 'сообщения', 'сообщений'],
  ['строка', 'строки', 'строк'],
  ['сэмпл', 'сэмпла', 'сэмплов'],
  ['тысяча', 'тысячи', 'тысяч'],
  ['уровень', 'уровня', 'уровней'],
  ['файл', 'файла', 'файлов'],
  ['час', 'часа', 'часов'],
  ['число', 'числа', 'чисел'],
  ['эффект', 'эффекта', 'эффектов'],
  ['ядро', 'ядра', 'ядер'],
  ['ячейка', 'ячейки', 'ячеек'],
];
