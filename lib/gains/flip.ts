import {GAIN} from './gain.ts';
import {optionsIn} from './options.ts';
import type {Application} from './application.ts';

/** Steps of the search: each halves the distance between two waits, on a logarithmic scale. */
const STEPS = 50;
const LONGEST_S = 100;

/**
 * The wait at which the answer to “would coroutines help?” changes, all else equal.
 *
 * @returns seconds of T_io from which they help; null where they always do, or never
 */
export function flipWait(application: Application): number | null {
  const least = Math.max(application.bootIoS + application.connectIoS, 1e-6);
  const helpsAt = (ioS: number) => optionsIn({...application, ioS}).coroutines.gain >= GAIN;
  if (!helpsAt(LONGEST_S) || helpsAt(least)) return null;
  let [low, high] = [least, LONGEST_S];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = Math.sqrt(low * high);
    if (helpsAt(middle)) high = middle;
    else low = middle;
  }
  return high;
}
