// @ts-check
/** Dropped share and shortfall that differ by less than this agree. */
export const AGREES_WITHIN = 0.01;
/** Where the source itself rounds its counts, they may be off by this much more. */
const ROUNDED_BY_SOURCE = 0.05;

/** Rates of the runs of one cell that differ by less than this are one rate, rounded. */
const ONE_RATE_WITHIN = 0.01;
/** @type {import('./index.js').VerdictKind[]} */
const FROM_BEST = ['consistent', 'explained', 'refused'];

/**
 * Holds the dropped share of an open load against its shortfall 1 − X/λ. What is neither answered nor dropped was
 * still in flight at the end (at most V requests), or answered in the graceful stop that the rate is divided by. Where
 * each run was recorded, each is held against its own rate, and the worst of them counts: medians of runs at different
 * rates needn't fit together.
 *
 * @param {import('./point.js').Point} point
 * @returns {import('./index.js').Finding | undefined} undefined without dropped share, rates or duration
 */
export function checkDroppedShare(point) {
  const {arrivalRatePerS, throughputPerS, droppedShare, repeats} = point;
  if (repeats) return findingOfRuns(point, repeats);
  if (!arrivalRatePerS || throughputPerS === undefined || droppedShare === undefined)
    return undefined;
  return findingOf(point, {arrivalRatePerS, throughputPerS, droppedShare});
}

/**
 * @param {import('./point.js').Point} point
 * @param {import('./point.js').Repeat[]} repeats
 * @returns {import('./index.js').Finding}
 */
function findingOfRuns(point, repeats) {
  const findings = repeats.map((repeat) => findingOf(point, repeat));
  /** @param {(typeof findings)[number]} finding */
  const badness = ({kind, values}) =>
    FROM_BEST.indexOf(kind) + Math.min(0.9, Math.abs(Number(values.difference)));
  const [worst] = findings.toSorted((a, b) => badness(b) - badness(a));
  const rates = repeats.map(({arrivalRatePerS}) => arrivalRatePerS);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  if (worst.kind === 'refused' || highest <= lowest * (1 + ONE_RATE_WITHIN)) return worst;
  return {kind: 'explained', reason: 'rates-differ', values: {...worst.values, lowest, highest}};
}

/**
 * @param {import('./point.js').Point} point
 * @param {import('./point.js').Repeat} repeat
 * @returns {import('./index.js').Finding}
 */
function findingOf(point, {arrivalRatePerS, throughputPerS, droppedShare}) {
  const {durationS, repeats, approximate} = point;
  const shortfall = 1 - throughputPerS / arrivalRatePerS;
  const difference = shortfall - droppedShare;
  const allowance = durationS ? allowanceOf(point, arrivalRatePerS, throughputPerS, durationS) : 0;
  const values = {droppedShare, shortfall, difference, allowance};
  if (Math.abs(difference) <= AGREES_WITHIN) return {kind: 'consistent', reason: 'agrees', values};
  const slack = approximate ? ROUNDED_BY_SOURCE : AGREES_WITHIN;
  // Our own harness rounds nothing: its counts may be off by what counts as agreement, and no more.
  const beyond = repeats ? 'unfinished-at-end' : 'rounded-by-source';
  if (difference < -slack) return {kind: 'refused', reason: 'more-dropped-than-missing', values};
  if (difference < 0) return {kind: 'explained', reason: 'rounded-by-source', values};
  if (difference <= allowance) return {kind: 'explained', reason: 'unfinished-at-end', values};
  if (difference <= allowance + slack) return {kind: 'explained', reason: beyond, values};
  return {kind: 'refused', reason: 'unaccounted', values};
}

/**
 * @param {import('./point.js').Point} point
 * @param {number} arrivalRatePerS
 * @param {number} throughputPerS
 * @param {number} durationS
 */
function allowanceOf({cap, gracefulStopS}, arrivalRatePerS, throughputPerS, durationS) {
  const inFlightAtEnd = (cap ?? 0) / (arrivalRatePerS * durationS);
  const answeredLate = ((throughputPerS / arrivalRatePerS) * gracefulStopS) / durationS;
  return inFlightAtEnd + answeredLate;
}
