import type {Finding, VerdictKind} from './index.ts';
import type {Point, Repeat} from './point.ts';

/** Dropped share and shortfall that differ by less than this agree. */
export const AGREES_WITHIN = 0.01;
/** Where the source itself rounds its counts, they may be off by this much more. */
const ROUNDED_BY_SOURCE = 0.05;

/** Rates of the runs of one cell that differ by less than this are one rate, rounded. */
const ONE_RATE_WITHIN = 0.01;
const FROM_BEST: VerdictKind[] = ['consistent', 'explained', 'refused'];

/**
 * Holds the dropped share of an open load against its shortfall 1 − X/λ. What is neither answered nor dropped was
 * still in flight at the end (at most V requests), or answered in the graceful stop that the rate is divided by. Where
 * each run was recorded, each is held against its own rate, and the worst of them counts: medians of runs at different
 * rates needn't fit together.
 *
 * @returns undefined without dropped share, rates or duration
 */
export function checkDroppedShare(point: Point): Finding | undefined {
  const {arrivalRatePerS, throughputPerS, droppedShare, repeats} = point;
  if (repeats) return findingOfRuns(point, repeats);
  if (!arrivalRatePerS || throughputPerS === undefined || droppedShare === undefined)
    return undefined;
  return findingOf(point, {arrivalRatePerS, throughputPerS, droppedShare});
}

function findingOfRuns(point: Point, repeats: Repeat[]): Finding {
  const findings = repeats.map((repeat) => findingOf(point, repeat));
  const badness = ({kind, values}: (typeof findings)[number]) =>
    FROM_BEST.indexOf(kind) + Math.min(0.9, Math.abs(Number(values.difference)));
  const [worst] = findings.toSorted((a, b) => badness(b) - badness(a));
  const rates = repeats.map(({arrivalRatePerS}) => arrivalRatePerS);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  if (worst.kind === 'refused' || highest <= lowest * (1 + ONE_RATE_WITHIN)) return worst;
  return {kind: 'explained', reason: 'rates-differ', values: {...worst.values, lowest, highest}};
}

function findingOf(point: Point, {arrivalRatePerS, throughputPerS, droppedShare}: Repeat): Finding {
  const {durationS, repeats, approximate, arrivalChance} = point;
  const shortfall = 1 - throughputPerS / arrivalRatePerS;
  const difference = shortfall - droppedShare;
  const allowance = durationS ? allowanceOf(point, arrivalRatePerS, throughputPerS, durationS) : 0;
  const values = {droppedShare, shortfall, difference, allowance};
  const agreesWithin = AGREES_WITHIN + arrivalChance;
  if (Math.abs(difference) <= agreesWithin) return {kind: 'consistent', reason: 'agrees', values};
  const slack = approximate ? ROUNDED_BY_SOURCE : agreesWithin;
  // Our own harness rounds nothing: its counts may be off by what counts as agreement, and no more.
  const beyond = repeats ? 'unfinished-at-end' : 'rounded-by-source';
  if (difference < -slack) return {kind: 'refused', reason: 'more-dropped-than-missing', values};
  if (difference < 0) return {kind: 'explained', reason: 'rounded-by-source', values};
  if (difference <= allowance) return {kind: 'explained', reason: 'unfinished-at-end', values};
  if (difference <= allowance + slack) return {kind: 'explained', reason: beyond, values};
  return {kind: 'refused', reason: 'unaccounted', values};
}

function allowanceOf(
  {cap, gracefulStopS}: Point,
  arrivalRatePerS: number,
  throughputPerS: number,
  durationS: number,
) {
  const inFlightAtEnd = (cap ?? 0) / (arrivalRatePerS * durationS);
  const answeredLate = ((throughputPerS / arrivalRatePerS) * gracefulStopS) / durationS;
  return inFlightAtEnd + answeredLate;
}

/** Dropped share from which an error ratio near zero hides more than it says. */
const MANY_DROPPED = 0.05;

/**
 * Holds dropped iterations against errors: what was never sent is in no error ratio, so a ratio of 0 beside many
 * drops says nothing of the requests that got no answer.
 *
 * @returns undefined without both
 */
export function checkDroppedErrors({droppedShare, errorRatio}: Point): Finding | undefined {
  if (droppedShare === undefined || errorRatio === undefined) return undefined;
  const values = {droppedShare, errorRatio, unansweredShare: unanswered(droppedShare, errorRatio)};
  if (droppedShare <= MANY_DROPPED || errorRatio >= droppedShare) {
    return {kind: 'consistent', reason: 'few-dropped', values};
  }
  return {kind: 'explained', reason: 'errors-miss-dropped', values};
}

/** @param errorRatio of what was sent */
function unanswered(droppedShare: number, errorRatio: number) {
  return droppedShare + (1 - droppedShare) * errorRatio;
}
