import {combineGenerators} from './generators.ts';
import {combineRepeats} from './repeats.ts';
import type {Combined, Reading} from '../types.ts';

/** What several files of one import are to one another. */
export const RELATIONS = ['repeats', 'generators', 'points'];

/**
 * Readings that belong to one measurement, put together.
 *
 * @param readings At least one.
 * @throws {Refusal} generators-not-together.
 */
export function combine(
  readings: Reading[],
  relation: 'repeats' | 'generators' | 'points',
): Combined {
  if (readings.length === 1) return readings[0];
  return relation === 'generators' ? combineGenerators(readings) : combineRepeats(readings);
}
