import {verdictOfRatio} from '../statistics/compare.ts';
import {pairedRatio, unpairedRatio} from '../statistics/ratio.ts';
import {differencesOf} from './differences.ts';
import {QUANTITIES} from './quantities.ts';
import type {Verdict} from '../statistics/compare.ts';
import type {Cell} from './cell.ts';

/** why two cells can't be compared */
type Reason =
  | 'same'
  | 'missing'
  | 'work'
  | 'machine'
  | 'all-answered'
  | 'not-saturated'
  | 'regimes'
  | 'regime-unknown'
  | 'clock'
  | 'cap';

type Measured = {
  ratio: number;
  low: number | null;
  high: number | null;
  n: number;
  /** what the interval rests on, of which there are n */
  unit: 'blocks' | 'sessions' | 'repeats';
};

/** `alternatives`: quantities of which the two may be compared */
type Refused = {verdict: 'not-comparable'; reason: Reason; alternatives: string[]};

/**
 * `bound`: the ratio is at least, or at most, what is given, because one of them answered all that was offered;
 * `uncertain`: why there is no interval
 */
type Judged = Measured & {
  verdict: Verdict;
  bound: 'least' | 'most' | null;
  uncertain: 'single' | 'no-spread' | null;
};

/**
 * Whether two cells may be compared in a quantity, and what the comparison says: the ratio a/b, within blocks
 * or sessions where both ran in the same ones. Without repeats there is no interval, and the verdict stays open however large the
 * ratio is: the spread of a single run is unknown, and a rule that let large ratios through would rest on a guess of it.
 *
 * @param path of a quantity
 */
export function judge(a: Cell, b: Cell, path: string): Refused | Judged {
  const reason = reasonAgainst(a, b, path);
  if (reason) return {verdict: 'not-comparable', reason, alternatives: alternativesTo(a, b, path)};
  const measured = ratioOf(a, b, path);
  const bound = path === 'throughputPerS' ? boundOf(a, b) : null;
  const verdict = verdictOf(measured, path);
  const uncertain = measured.low !== null ? null : uncertaintyOf(a, b);
  if (bound && !isBeyond(verdict, bound) && uncertain === null)
    return {
      verdict: 'not-comparable',
      reason: 'not-saturated',
      alternatives: alternativesTo(a, b, path),
    };
  return {...measured, verdict, bound, uncertain};
}

/**
 * Why a quantity of two cells can't be compared. Latencies follow the rule of the charts: within one regime only.
 */
function reasonAgainst(a: Cell, b: Cell, path: string): Reason | null {
  if (a.id === b.id) return 'same';
  if (!a.values[path] || !b.values[path]) return 'missing';
  if (a.scenario !== b.scenario) return 'work';
  if (differencesOf(a, b).some(({row}) => row === 'machine')) return 'machine';
  if (path === 'throughputPerS' && [a, b].every(isBelow)) return 'all-answered';
  return QUANTITIES[path].kind === 'time' ? reasonAgainstLatency(a, b) : null;
}

function reasonAgainstLatency(a: Cell, b: Cell): Reason | null {
  if (a.regime !== b.regime) return 'regimes';
  if (a.regime === 'unknown') return 'regime-unknown';
  if (a.clock !== b.clock) return 'clock';
  if (isBelow(a)) return null;
  // At saturation the cap sets the latency, or how long the queue could grow.
  const isSame = a.load.cap === b.load.cap && a.load.durationS === b.load.durationS;
  return isSame ? null : 'cap';
}

const isBelow = ({regime}: Cell) => regime === 'below-saturation';

/** Quantities in which the two may be compared instead. */
function alternativesTo(a: Cell, b: Cell, path: string) {
  const others = Object.keys(QUANTITIES).filter((other) => other !== path);
  return others.filter((other) => {
    if (reasonAgainst(a, b, other) !== null) return false;
    return other !== 'throughputPerS' || boundOf(a, b) === null;
  });
}

/** A server that answers all that it is offered might answer more. */
function boundOf(a: Cell, b: Cell) {
  if (isBelow(a) === isBelow(b)) return null;
  return isBelow(a) ? 'least' : 'most';
}

const isBeyond = (verdict: string, bound: 'least' | 'most') =>
  verdict === (bound === 'least' ? 'faster' : 'slower');

function ratioOf(a: Cell, b: Cell, path: string): Measured {
  const [over, under] = [a.values[path], b.values[path]];
  const isPaired = a.run === b.run && [a, b].every((cell) => isWhole(cell, path));
  const {ratio, interval} = isPaired ? pairedRatio(over, under) : unpairedRatio(over, under);
  const n = Math.min(over.length, under.length);
  const unit = unitOf(a, b, isPaired);
  return {ratio, low: interval?.low ?? null, high: interval?.high ?? null, n, unit};
}

/** Has a run in each block or session. */
export const isWhole = ({values, units}: Cell, path: string) =>
  values[path].length === units?.count;

function unitOf(a: Cell, b: Cell, isPaired: boolean): Measured['unit'] {
  if ([a, b].every(({units}) => units?.kind === 'session')) return 'sessions';
  return isPaired ? 'blocks' : 'repeats';
}

function verdictOf({low, high}: Measured, path: string) {
  const interval = low === null || high === null ? null : {low, high};
  return verdictOfRatio({interval}, {higherIsBetter: QUANTITIES[path].kind === 'rate'});
}

const uncertaintyOf = (a: Cell, b: Cell) =>
  a.repeats > 1 && b.repeats > 1 ? 'no-spread' : 'single';
