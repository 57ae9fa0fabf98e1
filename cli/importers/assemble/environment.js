// @ts-check
import {MACHINE_FACTS} from '../../../lib/result/machine-facts.js';

/**
 * The environment from the metadata; missing facts become the word `unknown`.
 *
 * @param {import('../types.js').Metadata['environment']} metadata
 * @returns {Record<string, unknown>} fields of an environment, not yet validated
 */
export function environmentOf(metadata) {
  return {...Object.fromEntries(MACHINE_FACTS.map((name) => [name, 'unknown'])), ...metadata};
}
