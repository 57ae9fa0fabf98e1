import {causeOf, differencesOf} from '../../../../lib/comparison/differences.ts';
import {EQUIVALENCE_MARGIN} from '../../../../lib/statistics/compare.ts';
import {FEWEST_FOR_T} from '../../../../lib/statistics/ratio.ts';
import {QUANTITIES} from '../../../../lib/comparison/quantities.ts';
import {isKeyOf} from '../../../../lib/typed.ts';
import type {Difference} from '../../../../lib/comparison/differences.ts';
import type {judge} from '../../../../lib/comparison/judge.ts';
import type {Words} from '../frame/words.ts';
import type {Cell} from './state.ts';

export type Judgement = ReturnType<typeof judge>;

/**
 * The verdict on one cell against another, as a sentence.
 *
 * @param of `a`, `b`: letters by which the reader knows the two
 */
export function verdictSentence(
  judged: Judgement,
  {path, a, b}: {path: string; a: string; b: string},
  words: Words,
): string {
  const {t} = words;
  const quantity = t(`compare.of.${path}`);
  if (judged.verdict === 'not-comparable') {
    const reason = t(`compare.not.${judged.reason}`, {a, b, quantity});
    return `${t('compare.not')} ${reason}${insteadText(judged.alternatives, words)}`;
  }
  return `${measuredText(judged, {path, a, b, quantity}, words)}${sessionsText(judged, words)}`;
}

type Measured = Exclude<Judgement, {verdict: 'not-comparable'}>;

function measuredText(
  judged: Measured,
  {path, ...names}: {path: string; a: string; b: string; quantity: string},
  words: Words,
) {
  const {t} = words;
  const [ratio, low, high] = [judged.ratio, judged.low, judged.high].map((value) =>
    value === null ? '' : ratioText(value, words),
  );
  const margin = words.say('share', EQUIVALENCE_MARGIN, {digits: 0});
  const values = {...names, margin, ratio, low, high};
  const limited = judged.uncertain ?? judged.bound;
  if (limited) return t(`compare.${limited}`, values);
  if (judged.verdict !== 'undecided')
    return t(`compare.${wordOf(judged.verdict, QUANTITIES[path].kind)}`, values);
  const rounds = t(`compare.${judged.unit}`, words.counted(judged.n));
  return t('compare.undecided', {...values, rounds});
}

/** What the interval speaks of, where it rests on sessions. */
function sessionsText({unit, low, n}: Measured, {t, number}: Words) {
  if (unit !== 'sessions' || low === null) return '';
  const kind = n < FEWEST_FOR_T ? 'range' : 't';
  return ` ${t(`compare.of-sessions.${kind}`, {sessions: number(n)})}`;
}

/** Less CPU time or memory isn't faster. */
function wordOf(verdict: string, kind: 'rate' | 'time' | 'cost') {
  if (kind !== 'cost' || verdict === 'no-difference') return verdict;
  return verdict === 'faster' ? 'less' : 'more';
}

function insteadText(paths: readonly string[], {t, locale}: Words) {
  if (paths.length === 0) return '';
  const names = paths.map((path) => t(`compare.of.${path}`));
  return ` ${t('compare.instead', {list: listOf(names, locale)})}`;
}

/** A ratio in as many digits as it deserves. */
export const ratioText = (ratio: number, {say}: Words) =>
  say('ratio', ratio, ratio < 10 && ratio >= 0.095 ? {digits: 2} : {significant: 2});

/**
 * What the difference between two cells may be put down to, as a sentence.
 *
 * @param hasRatio whether there is a ratio that could be put down to anything
 */
export function causeSentence(a: Cell, b: Cell, words: Words, hasRatio: boolean): string {
  const {t, locale} = words;
  const {kind, causes, unknown} = causeOf(differencesOf(a, b));
  const [caused, open] = [causes, unknown].map((all) => rowsOf(all, t));
  const list = (rows: readonly string[]) => ({list: listOf(rows, locale)});
  const of = hasRatio ? (caused.length === 1 ? 'one' : 'several') : 'apart';
  const parts = [t(`compare.cause.${kind === 'none' ? 'none' : of}`, list(caused))];
  if (unknown.length > 0) parts.push(t('compare.cause.unknown', list(open)));
  const [slots, others] = [a, b].map(({workers, slots: each}) => workers && each && workers * each);
  if (a.workers !== b.workers && slots && slots === others)
    parts.push(t('compare.cause.slots', words.counted(slots)));
  return parts.join(' ');
}

const rowsOf = (differences: readonly Difference[], t: Words['t']) => [
  ...new Set(differences.map(({row}) => t(`compare.row.${row}`))),
];

/** What differs, row by row. */
export const differenceRows = (a: Cell, b: Cell, words: Words) =>
  differencesOf(a, b).map(({row, name, a: inA, b: inB, isIdle = false}) => ({
    name: nameOf(row, name, words.t),
    a: factText(row, inA, words, a),
    b: factText(row, inB, words, b),
    isIdle,
  }));

function nameOf(row: string, name: string | undefined, t: Words['t']) {
  if (!name) return t(`compare.row.${row}`);
  if (row === 'versions' || row === 'settings' || row === 'parameters')
    return `${t(`compare.row.${row}`)}: ${name}`;
  return t(`compare.name.${name}`);
}

const CHOSEN = {processModel: 'process', waiting: 'waiting', state: 'kept'};

function factText(row: string, value: string | number | null, words: Words, cell: Cell) {
  const {t, say, counted} = words;
  if (value === null) return t('compare.unknown');
  if (row === 'waiting' && value === 'coroutine' && cell.slots)
    return t('compare.waiting.coroutines', counted(cell.slots));
  if (isKeyOf(CHOSEN, row)) return t(`compare.${CHOSEN[row]}.${value}`);
  if (row === 'app') return t(`compare.app.${value}`);
  if (row === 'server') return String(value);
  if (row === 'work') return cell.group;
  if (row === 'load' && ['open', 'closed', 'unknown'].includes(String(value)))
    return t(`compare.load.${value}`);
  return typeof value === 'number' ? say('ratio', value) : value;
}

const listOf = (items: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, {type: 'conjunction'}).format(items);
