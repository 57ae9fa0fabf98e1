import {MACHINE_FACTS} from '../../../lib/result/machine-facts.ts';
import type {Metadata} from '../types.ts';

/**
 * The environment from the metadata; missing facts become the word `unknown`.
 *
 * @returns fields of an environment, not yet validated
 */
export function environmentOf(metadata: Metadata['environment']): Record<string, unknown> {
  return {...Object.fromEntries(MACHINE_FACTS.map((name) => [name, 'unknown'])), ...metadata};
}
