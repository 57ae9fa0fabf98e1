import type {NumberName} from './fields.ts';
import type {State} from './state.ts';

/** Sliders reach over the usual part of what a number may be. */
export const SLIDERS: Partial<Record<NumberName, [number, number, number]>> = {
  workers: [1, 16, 1],
  slots: [1, 64, 1],
  n: [1, 60, 1],
  rate: [5, 400, 5],
  cap: [10, 400, 10],
};

/** Whether a control sets what the load or the work doesn't use. */
export function isIdle(field: HTMLElement, {load, work, kept}: State) {
  const has = (name: string) => field.querySelector(`[name="${name}"]`) !== null;
  if (field.matches('fieldset')) return false;
  if (has('rate')) return load === 'once' || load === 'closed';
  if (has('cap')) return load === 'once';
  if (has('seed')) return load !== 'random' && work === 'same';
  return kept && ['boot', 'ccpu', 'cwait'].some(has);
}
