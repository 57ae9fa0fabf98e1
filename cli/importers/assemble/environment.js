// @ts-check
import {MACHINE_FACTS} from '../../../lib/result/machine-facts.js';

/**
 * The environment from the metadata; missing facts become the word `unknown`.
 *
 * @param {object} metadata
 * @returns {object}
 */
export function environmentOf(metadata) {
  return {...Object.fromEntries(MACHINE_FACTS.map((name) => [name, 'unknown'])), ...metadata};
}
