// @ts-check
/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./fields.js').NumberName} NumberName
 */

/** Sliders reach over the usual part of what a number may be. @type {Partial<Record<NumberName, [number, number, number]>>} */
export const SLIDERS = {
  workers: [1, 16, 1],
  slots: [1, 64, 1],
  n: [1, 60, 1],
  rate: [5, 400, 5],
  cap: [10, 400, 10],
};

/**
 * Whether a control sets what the load or the work doesn't use.
 *
 * @param {HTMLElement} field
 * @param {State} state
 */
export function isIdle(field, {load, work, kept}) {
  const has = (/** @type {string} */ name) => field.querySelector(`[name="${name}"]`) !== null;
  if (field.matches('fieldset')) return false;
  if (has('rate')) return load === 'once' || load === 'closed';
  if (has('cap')) return load === 'once';
  if (has('seed')) return load !== 'random' && work === 'same';
  return kept && ['boot', 'ccpu', 'cwait'].some(has);
}
