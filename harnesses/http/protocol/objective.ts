import type {Report} from '../load/own-generator.ts';

/** what a load is to meet: no request failed or dropped, and the 99th percentile of latency at most this, ms */
export interface Objective {
  p99Ms: number;
}

/** what a search found */
export interface Found {
  /** the highest rate that met the objective, or the lowest that was tried where none did */
  ratePerS: number;
  isMet: boolean;
  steps: number;
}

/** How near the lowest missed rate has to come to the highest that was met. */
const PRECISION = 0.05;
const STEP = 1.25;
/** From the first rate down to a fiftieth of it, and back. */
const MOST_STEPS = 20;
const LOWEST_SHARE = 0.02;

export function meets(
  {latencyMs, failedRequests, droppedRequests}: Report,
  {p99Ms}: Objective,
): boolean {
  return failedRequests === 0 && droppedRequests === 0 && Number(latencyMs.p99) <= p99Ms;
}

/**
 * The highest rate that meets an objective: raised by a quarter while it is met and lowered by as much while it is
 * missed, then halved by ratio until both are within 5%.
 *
 * @param isMetAt tries a rate, in requests a second
 * @param startPerS the rate to begin with
 * @param mostPerS what the load generator can offer
 */
export async function searchRate(
  isMetAt: (ratePerS: number) => Promise<boolean>,
  {startPerS, mostPerS}: {startPerS: number; mostPerS: number},
): Promise<Found> {
  let [met, missed] = [0, Infinity];
  let ratePerS = rounded(Math.min(startPerS, mostPerS));
  let steps = 0;
  for (;;) {
    steps += 1;
    if (await isMetAt(ratePerS)) met = ratePerS;
    else missed = ratePerS;
    const isFound =
      missed <= met * (1 + PRECISION) || met >= rounded(mostPerS) || steps === MOST_STEPS;
    if (isFound || missed < startPerS * LOWEST_SHARE)
      return {ratePerS: met || missed, isMet: met > 0, steps};
    ratePerS = rounded(nextRate(met, missed, mostPerS));
  }
}

function nextRate(met: number, missed: number, mostPerS: number): number {
  if (met === 0) return missed / STEP;
  return missed === Infinity ? Math.min(met * STEP, mostPerS) : Math.sqrt(met * missed);
}

/** A rate in three digits, as results print it. */
const rounded = (ratePerS: number) => Number(ratePerS.toPrecision(3));
