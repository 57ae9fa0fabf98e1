import {JUDGES} from './judges.ts';
import {lastDigit} from './quoted.ts';
import type {JudgeName, Pair} from './judges.ts';
import type {Answer, Comparison, Judged, Judgement, Operand, Outcome, Outcomes} from './types.ts';

type Whole = Exclude<Judgement, JudgeName>;

/**
 * The answer that a claim’s numbers give.
 *
 * @throws {Error} where it asks for what the claim doesn't state, or for rows that don't match
 */
export function decide(judgement: Judgement, judged: Judged): Answer {
  const next = stepOf(whole(judgement), judged);
  return isAnswer(next) ? next : decide(next, judged);
}

/** All answers that a judgement can end in. */
export function possibleAnswers(judgement: Judgement): Answer[] {
  const own = whole(judgement);
  const isNearly = comparisonsIn(own).some(({by}) => JUDGES[by].isNearly);
  const {yes, some, no} = outcomesOf(own);
  const several = 'all' in own || Array.isArray(own.of) || Array.isArray(own.than) ? [some] : [];
  const found = [yes, ...several, no].flatMap((outcome) =>
    isAnswer(outcome) ? [outcome] : possibleAnswers(outcome),
  );
  return [...new Set<Answer>([...found, ...(isNearly ? (['rounding'] as const) : [])])];
}

/**
 * Comparisons whose own tolerance changes nothing: the judge's own gives the same verdict.
 *
 * @param verdict with all of them
 */
export function idleTolerances(judgement: Judgement, judged: Judged, verdict: Answer) {
  return allComparisons(judgement).filter(
    (own) =>
      own.tolerance !== undefined && decide(withoutTolerance(judgement, own), judged) === verdict,
  );
}

/** Tolerances that a claim has for itself and gives no reason for. */
export const unexplainedTolerances = (judgement: Judgement) =>
  allComparisons(judgement).filter(({tolerance, because}) => tolerance !== undefined && !because);

const whole = (judgement: Judgement): Whole =>
  typeof judgement === 'string' ? {by: judgement} : judgement;

const isAnswer = (outcome: Outcome): outcome is Answer =>
  typeof outcome === 'string' && !Object.hasOwn(JUDGES, outcome);

const comparisonsIn = (own: Whole): readonly Comparison[] => ('all' in own ? own.all : [own]);

/** What is answered where it is not so, unless a claim says so itself; after other answers it holds. */
const OTHERWISE: Partial<Record<Answer, Answer>> = {holds: 'wrong', same: 'other', other: 'same'};

function outcomesOf({yes = 'holds', evenOne, some, no}: Outcomes) {
  const so = evenOne ?? yes;
  const otherwise = no ?? (isAnswer(so) ? (OTHERWISE[so] ?? 'holds') : 'wrong');
  return {yes: so, some: evenOne ?? some ?? otherwise, no: otherwise};
}

export function allComparisons(judgement: Judgement): Comparison[] {
  const own = whole(judgement);
  const further = [...new Set(Object.values(outcomesOf(own)))].flatMap((outcome) =>
    isAnswer(outcome) ? [] : allComparisons(outcome),
  );
  return [...comparisonsIn(own), ...further];
}

function withoutTolerance(judgement: Judgement, idle: Comparison): Judgement {
  return JSON.parse(
    JSON.stringify(judgement, (_, value) =>
      value === idle ? {...value, tolerance: undefined} : value,
    ),
  );
}

/** Where a judgement goes by its own comparisons. All rows are read, so that all are recorded. */
function stepOf(own: Whole, judged: Judged): Outcome {
  const {yes, some, no} = outcomesOf(own);
  const rows = comparisonsIn(own).flatMap(rowsOf);
  const so = rows.filter((row) => isSo(row, judged)).length;
  if (so === rows.length) return yes;
  const isRounding = rows.every(
    (row) => JUDGES[row.comparison.by].isNearly && isSo(row, judged, 'isNearly'),
  );
  if (isRounding) return 'rounding';
  return so > 0 ? some : no;
}

type Row = {comparison: Comparison; of: Operand; than: Operand | {from: number; to: number}};

function rowsOf(comparison: Comparison): Row[] {
  const {of = 'ours', than = 'stated'} = comparison;
  const length = Math.max(...[of, than].map((side) => (Array.isArray(side) ? side.length : 1)));
  const at = <Side extends Row['than']>(side: Side | readonly Side[], index: number): Side => {
    if (!isList(side)) return side;
    if (side.length === length) return side[index];
    throw new Error(`it compares ${side.length} numbers with ${length}`);
  };
  return Array.from({length}, (_, index) => ({
    comparison,
    of: at<Operand>(of, index),
    than: at<Row['than']>(than, index),
  }));
}

const isList = <Side>(side: Side | readonly Side[]): side is readonly Side[] => Array.isArray(side);

function isSo({comparison, of, than}: Row, judged: Judged, how: 'isSo' | 'isNearly' = 'isSo') {
  const judge = JUDGES[comparison.by];
  const first = numberOf(of, judged);
  const isWithin = comparison.by === 'within' || typeof than === 'object';
  const second = isWithin ? nearerEnd(first, than, judged) : secondOf(than, judged);
  return judge[how]?.({of: first, ...second}, comparison.tolerance ?? judge.tolerance) ?? false;
}

function secondOf(than: Operand, judged: Judged): Omit<Pair, 'of'> {
  const number = numberOf(than, judged);
  const isStated = than === 'stated' || than === 'from' || than === 'to';
  const text = isStated ? judged.quote : typeof than === 'number' ? String(than) : '';
  return {than: number, digit: lastDigit(text, number)};
}

function nearerEnd(first: number, than: Row['than'], judged: Judged): Omit<Pair, 'of'> {
  const {from, to} =
    typeof than === 'object' ? than : {from: numberOf('from', judged), to: numberOf('to', judged)};
  const text = typeof than === 'object' ? '' : judged.quote;
  const digits = [from, to].map((end) => lastDigit(text, end));
  return {than: Math.min(Math.max(first, from), to), digit: Math.min(...digits)};
}

function numberOf(operand: Operand, {stated, ours, q}: Judged): number {
  if (typeof operand === 'number') return operand;
  const known: Record<string, unknown> = {
    ours,
    ...stated,
    stated: stated && 'value' in stated ? stated.value : undefined,
  };
  const own = ['ours', 'stated', 'from', 'to'].includes(operand);
  if (!own) return q(operand);
  if (typeof known[operand] === 'number') return known[operand];
  throw new Error(`the judge asks for “${operand}”, which the claim doesn’t have`);
}
