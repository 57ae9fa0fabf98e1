import {ABOVE_CAP, CAPPED_FROM, flightOf, reachableShare} from './littles-law.ts';
import {keepsUp} from './offered-rate.ts';
import {pointOf} from './point.ts';
import type {Measurement, Run} from '../result/types.ts';
import type {Point} from './point.ts';

type Regime = 'below-saturation' | 'saturated' | 'generator-capped' | 'unknown';

/** A run shorter than this is mostly its beginning, seconds. */
export const SHORTEST_S = 10;

/** Dropped share from which the cap was reached for most of the run: iterations drop only when no virtual user is free. */
const DROPS_FROM = 0.05;

/**
 * Regime of a point: what its latency tells of. Latencies are compared between points of one regime only.
 *
 * @returns generator-capped: the number of virtual users or connections sets the latency
 */
export function regimeOf(run: Run, measurement: Measurement): Regime {
  const point = pointOf(run, measurement);
  if (point.measurement.status === 'stated' || point.throughputPerS === undefined) return 'unknown';
  if (point.model === 'closed') return closedRegime(point);
  if (!point.arrivalRatePerS) return 'unknown';
  if (isCapped(point)) return 'generator-capped';
  return keepsUp(point) ? 'below-saturation' : 'saturated';
}

function isCapped(point: Point) {
  const flight = flightOf(point);
  if (flight && flight.share > CAPPED_FROM * reachableShare(point)) return true;
  return (point.droppedShare ?? 0) > DROPS_FROM;
}

/** With no more connections than slots nobody waits in a queue, and the cap says nothing. */
function closedRegime(point: Point): Regime {
  const flight = flightOf(point);
  if (!flight || flight.share > ABOVE_CAP || flight.share < CAPPED_FROM) return 'unknown';
  const queues = point.slots === undefined || flight.cap > point.slots;
  return queues && point.thinkTimeS === 0 ? 'generator-capped' : 'unknown';
}
