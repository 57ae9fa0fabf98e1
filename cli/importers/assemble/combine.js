// @ts-check
import {combineGenerators} from './generators.js';
import {combineRepeats} from './repeats.js';

/** What several files of one import are to one another. */
export const RELATIONS = ['repeats', 'generators', 'points'];

/**
 * Readings that belong to one measurement, put together.
 *
 * @param {import('../types.js').Reading[]} readings At least one.
 * @param {'repeats' | 'generators' | 'points'} relation
 * @returns {import('../types.js').Combined}
 * @throws {import('../refusal.js').Refusal} generators-not-together.
 */
export function combine(readings, relation) {
  if (readings.length === 1) return readings[0];
  return relation === 'generators' ? combineGenerators(readings) : combineRepeats(readings);
}
