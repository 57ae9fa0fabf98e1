// @ts-check
import {causeOf, differencesOf} from '../../../../lib/comparison/differences.js';
import {EQUIVALENCE_MARGIN} from '../../../../lib/comparison/judge.js';
import {QUANTITIES} from '../../../../lib/comparison/quantities.js';
import {counted} from '../pool/markup.js';

/**
 * @typedef {import('./state.js').Cell} Cell
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {ReturnType<typeof import('../../../../lib/comparison/judge.js').judge>} Judgement
 * @typedef {import('../../../../lib/comparison/differences.js').Difference} Difference
 */

/**
 * The verdict on one cell against another, as a sentence.
 *
 * @param {Judgement} judged
 * @param {{path: string, a: string, b: string}} of `a`, `b`: letters by which the reader knows the two
 * @param {Words} words
 * @returns {string}
 */
export function verdictSentence(judged, {path, a, b}, words) {
  const {t} = words;
  const quantity = t(`compare.of.${path}`);
  if (judged.verdict === 'not-comparable') {
    const reason = t(`compare.not.${judged.reason}`, {a, b, quantity});
    return `${t('compare.not')} ${reason}${insteadText(judged.alternatives, words)}`;
  }
  const values = {
    ...{a, b, quantity, margin: words.say('share', EQUIVALENCE_MARGIN, {digits: 0})},
    ratio: ratioText(judged.ratio, words),
    low: judged.low === null ? '' : ratioText(judged.low, words),
    high: judged.high === null ? '' : ratioText(judged.high, words),
  };
  if (judged.uncertain) return t(`compare.${judged.uncertain}`, values);
  if (judged.bound) return t(`compare.${judged.bound}`, values);
  if (judged.verdict !== 'undecided')
    return t(`compare.${wordOf(judged.verdict, QUANTITIES[path].kind)}`, values);
  const form = judged.isPaired ? 'blocks' : 'repeats';
  const rounds = t(`compare.${form}`, counted(judged.n, words.number));
  return t('compare.undecided', {...values, rounds});
}

/** Less CPU time or memory isn't faster. @param {string} verdict @param {'rate' | 'time' | 'cost'} kind */
function wordOf(verdict, kind) {
  if (kind !== 'cost' || verdict === 'no-difference') return verdict;
  return verdict === 'faster' ? 'less' : 'more';
}

/** @param {readonly string[]} paths @param {Words} words */
function insteadText(paths, {t, locale}) {
  if (paths.length === 0) return '';
  const list = listOf(
    paths.map((path) => t(`compare.of.${path}`)),
    locale,
  );
  return ` ${t('compare.instead', {list})}`;
}

/**
 * A ratio in as many digits as it deserves.
 *
 * @param {number} ratio
 * @param {Words} words
 */
export const ratioText = (ratio, {say}) =>
  say('ratio', ratio, ratio < 10 && ratio >= 0.095 ? {digits: 2} : {significant: 2});

/**
 * What the difference between two cells may be put down to, as a sentence.
 *
 * @param {Cell} a
 * @param {Cell} b
 * @param {Words} words
 * @param {boolean} hasRatio whether there is a ratio that could be put down to anything
 * @returns {string}
 */
export function causeSentence(a, b, words, hasRatio) {
  const {t, locale} = words;
  const {kind, causes, unknown} = causeOf(differencesOf(a, b));
  const list = (/** @type {Difference[]} */ of) => listOf(rowsOf(of, t), locale);
  const rows = rowsOf(causes, t);
  const isOne = rows.length === 1;
  const parts = [
    kind === 'none'
      ? t('compare.cause.none')
      : t(`compare.cause.${hasRatio ? (isOne ? 'one' : 'several') : 'apart'}`, {
          list: list(causes),
        }),
  ];
  if (unknown.length > 0) parts.push(t('compare.cause.unknown', {list: list(unknown)}));
  const slots = [a, b].map(({workers, slots: each}) => (workers && each ? workers * each : null));
  if (a.workers !== b.workers && slots[0] !== null && slots[0] === slots[1])
    parts.push(t('compare.cause.slots', counted(slots[0], words.number)));
  return parts.join(' ');
}

/** @param {readonly Difference[]} differences @param {Words['t']} t */
const rowsOf = (differences, t) => [
  ...new Set(differences.map(({row}) => t(`compare.row.${row}`))),
];

/**
 * What differs, row by row.
 *
 * @param {Cell} a
 * @param {Cell} b
 * @param {Words} words
 * @returns {{name: string, a: string, b: string, isIdle: boolean}[]}
 */
export function differenceRows(a, b, words) {
  const {t} = words;
  return differencesOf(a, b).map(({row, name, a: inA, b: inB, isIdle = false}) => ({
    name: nameOf(row, name, t),
    a: factText(row, inA, words, a),
    b: factText(row, inB, words, b),
    isIdle,
  }));
}

/** @param {string} row @param {string | undefined} name @param {Words['t']} t */
function nameOf(row, name, t) {
  if (!name) return t(`compare.row.${row}`);
  if (row === 'versions' || row === 'settings' || row === 'parameters')
    return `${t(`compare.row.${row}`)}: ${name}`;
  return t(`compare.name.${name}`);
}

const CHOSEN = {processModel: 'process', waiting: 'waiting', state: 'kept'};

/** @param {string} row @param {string | number | null} value @param {Words} words @param {Cell} cell */
function factText(row, value, {t, say, number}, cell) {
  if (value === null) return t('compare.unknown');
  if (row === 'waiting' && value === 'coroutine' && cell.slots)
    return t('compare.waiting.coroutines', counted(cell.slots, number));
  if (row in CHOSEN) return t(`compare.${CHOSEN[/** @type {'state'} */ (row)]}.${value}`);
  if (row === 'app') return t(`compare.app.${value}`);
  if (row === 'server') return /** @type {string} */ (value);
  if (row === 'work') return cell.group;
  if (row === 'load' && ['open', 'closed', 'unknown'].includes(String(value)))
    return t(`compare.load.${value}`);
  return typeof value === 'number' ? say('ratio', value) : value;
}

/** @param {readonly string[]} items @param {string} locale */
const listOf = (items, locale) => new Intl.ListFormat(locale, {type: 'conjunction'}).format(items);
