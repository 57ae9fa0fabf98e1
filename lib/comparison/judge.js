// @ts-check
import {EQUIVALENCE_MARGIN, verdictOfRatio} from '../statistics/compare.js';
import {pairedRatio, unpairedRatio} from '../statistics/ratio.js';
import {differencesOf} from './differences.js';
import {QUANTITIES} from './quantities.js';

/**
 * @typedef {import('./cell.js').Cell} Cell
 * @typedef {'same' | 'missing' | 'work' | 'machine' | 'all-answered' | 'not-saturated' | 'regimes' | 'regime-unknown' |
 *   'clock' | 'cap'} Reason why two cells can't be compared
 * @typedef {{ratio: number, low: number | null, high: number | null, n: number, isPaired: boolean}} Measured
 * @typedef {{verdict: 'not-comparable', reason: Reason, alternatives: string[]}} Refused `alternatives`: quantities of
 *   which the two may be compared
 * @typedef {Measured & {verdict: import('../statistics/compare.js').Verdict, bound: 'least' | 'most' | null,
 *   uncertain: 'single' | 'no-spread' | null}} Judged `bound`: the ratio is at least, or at most, what is given, because
 *   one of them answered all that was offered; `uncertain`: why there is no interval
 */

/**
 * Whether two cells may be compared in a quantity, and what the comparison says: the ratio a/b, within blocks
 * where both ran in the same ones. Without repeats there is no interval, and the verdict stays open however large the
 * ratio is: the spread of a single run is unknown, and a rule that let large ratios through would rest on a guess of it.
 *
 * @param {Cell} a
 * @param {Cell} b
 * @param {string} path of a quantity
 * @returns {Refused | Judged}
 */
export function judge(a, b, path) {
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
 *
 * @param {Cell} a
 * @param {Cell} b
 * @param {string} path
 * @returns {Reason | null}
 */
function reasonAgainst(a, b, path) {
  if (a.id === b.id) return 'same';
  if (!a.values[path] || !b.values[path]) return 'missing';
  if (a.scenario !== b.scenario) return 'work';
  if (differencesOf(a, b).some(({row}) => row === 'machine')) return 'machine';
  if (path === 'throughputPerS' && [a, b].every(isBelow)) return 'all-answered';
  return QUANTITIES[path].kind === 'time' ? reasonAgainstLatency(a, b) : null;
}

/** @param {Cell} a @param {Cell} b @returns {Reason | null} */
function reasonAgainstLatency(a, b) {
  if (a.regime !== b.regime) return 'regimes';
  if (a.regime === 'unknown') return 'regime-unknown';
  if (a.clock !== b.clock) return 'clock';
  if (isBelow(a)) return null;
  // At saturation the cap sets the latency, or how long the queue could grow.
  const isSame = a.load.cap === b.load.cap && a.load.durationS === b.load.durationS;
  return isSame ? null : 'cap';
}

/** @param {Cell} cell */
const isBelow = ({regime}) => regime === 'below-saturation';

/** Quantities in which the two may be compared instead. @param {Cell} a @param {Cell} b @param {string} path */
function alternativesTo(a, b, path) {
  const others = Object.keys(QUANTITIES).filter((other) => other !== path);
  return others.filter((other) => {
    if (reasonAgainst(a, b, other) !== null) return false;
    return other !== 'throughputPerS' || boundOf(a, b) === null;
  });
}

/** A server that answers all that it is offered might answer more. @param {Cell} a @param {Cell} b */
function boundOf(a, b) {
  if (isBelow(a) === isBelow(b)) return null;
  return isBelow(a) ? 'least' : 'most';
}

/** @param {string} verdict @param {'least' | 'most'} bound */
const isBeyond = (verdict, bound) => verdict === (bound === 'least' ? 'faster' : 'slower');

/**
 * @param {Cell} a
 * @param {Cell} b
 * @param {string} path
 * @returns {Measured}
 */
function ratioOf(a, b, path) {
  const [over, under] = [a.values[path], b.values[path]];
  const isPaired = areInBlocks(a, b, path);
  const {ratio, interval} = isPaired ? pairedRatio(over, under) : unpairedRatio(over, under);
  const n = Math.min(over.length, under.length);
  return {ratio, low: interval?.low ?? null, high: interval?.high ?? null, n, isPaired};
}

/** @param {Cell} a @param {Cell} b @param {string} path */
function areInBlocks(a, b, path) {
  /** @param {Cell} cell */
  const isWhole = ({values, blocks}) => blocks !== null && values[path].length === blocks;
  return a.run === b.run && isWhole(a) && isWhole(b);
}

/** @param {Measured} measured @param {string} path */
function verdictOf({low, high}, path) {
  const interval = low === null || high === null ? null : {low, high};
  return verdictOfRatio({interval}, {higherIsBetter: QUANTITIES[path].kind === 'rate'});
}

/** @param {Cell} a @param {Cell} b */
const uncertaintyOf = (a, b) => (a.repeats > 1 && b.repeats > 1 ? 'no-spread' : 'single');

export {EQUIVALENCE_MARGIN};
