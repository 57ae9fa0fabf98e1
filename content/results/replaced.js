// @ts-check
import {resolveReference} from '../value/reference.js';

/**
 * Runs that a later one has replaced: those whose result file says `supersededBy`, which is the one place that says so.
 *
 * @typedef {Pick<import('../types.js').Run, 'id' | 'supersededBy'>} MayBeReplaced
 * @typedef {{run: string, by: string}} Replaced both by full id
 */

/**
 * @param {readonly MayBeReplaced[]} runs
 * @returns {Replaced[]} each once, in the order of the runs
 */
export function replacedAmong(runs) {
  const replaced = runs.flatMap(({id, supersededBy}) =>
    supersededBy === undefined ? [] : [{run: id, by: supersededBy}],
  );
  return [...new Map(replaced.map((each) => [each.run, each])).values()];
}

/**
 * Replaced runs that quantities are read from.
 *
 * @param {Pick<import('../types.js').Site, 'runs' | 'quantities'>} site
 * @param {string} study that the names are read in
 * @param {readonly string[]} names of quantities, or whole references; one that can't be computed reads nothing, as other
 *   rules complain about it
 * @returns {Replaced[]}
 */
export function replacedBehind({runs, quantities}, study, names) {
  const read = new ReadRuns(runs.byId);
  for (const name of names) {
    try {
      resolveReference(name, {runs: {...runs, byId: read}, quantities}, study);
    } catch {
      // Said by the rules of texts and claims.
    }
  }
  return replacedAmong(
    [...read.asked].map((id) => /** @type {MayBeReplaced} */ (runs.byId.get(id))),
  );
}

/** Runs that remember which of them were asked for. @extends {Map<string, import('../types.js').Run>} */
class ReadRuns extends Map {
  /** @param {Map<string, import('../types.js').Run>} runs */
  constructor(runs) {
    super();
    this.asked = /** @type {Set<string>} */ (new Set());
    for (const [id, run] of runs) this.set(id, run);
  }

  /** @param {string} id */
  get(id) {
    if (this.has(id)) this.asked.add(id);
    return super.get(id);
  }
}
