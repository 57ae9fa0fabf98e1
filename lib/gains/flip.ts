import {firstWhere} from './first-where.ts';
import {GAIN} from './gain.ts';
import {optionsIn} from './options.ts';
import type {Application} from './application.ts';

const LONGEST_S = 100;

/**
 * The wait at which the answer to “would coroutines help?” changes, all else equal.
 *
 * @returns seconds of T_io from which they help; null where they always do, or never
 */
export function flipWait(application: Application): number | null {
  const least = Math.max(application.bootIoS + application.connectIoS, 1e-6);
  const helpsAt = (ioS: number) => optionsIn({...application, ioS}, false).coroutines.gain >= GAIN;
  if (!helpsAt(LONGEST_S) || helpsAt(least)) return null;
  // On a logarithmic scale.
  return firstWhere(helpsAt, [least, LONGEST_S], (low, high) => Math.sqrt(low * high));
}
