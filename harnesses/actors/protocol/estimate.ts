import {populationOf} from '../scenarios.ts';
import type {Plan, PlannedRun} from './plan.ts';

/** Seconds of a run beside warm-up and window: PHP's start and end, canaries, rounds that are prepared. */
const OVERHEAD_S = 0.33;
const PILOT_S = 0.5;
const POPULATION_S = 1.2;

/**
 * Seconds that a plan takes when nothing has to be repeated.
 *
 * @param runs that this machine can make
 */
export function estimateSeconds({warmUpS, windowS}: Plan, runs: PlannedRun[]) {
  return runs.reduce((sum, {cell, repeats}) => {
    const isTimed = populationOf(cell.scenario) === null;
    const each = isTimed ? warmUpS + windowS + OVERHEAD_S : POPULATION_S;
    return sum + repeats * each + (isTimed ? PILOT_S : 0);
  }, 0);
}
