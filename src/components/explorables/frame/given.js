// @ts-check
import {fetchJson} from '../../figure/live/fetch-json.js';

/**
 * What an explorable is drawn from, as published in `island-data/<name>.json`.
 *
 * @template Given
 * @typedef {Given & {texts: Record<string, string>}} Published
 */

/**
 * @template Given
 * @typedef {{source?: string, data?: Published<Given>, language: string}} MountOptions `source`: address of the data
 *   where they aren't given
 */

/**
 * @template Given
 * @param {MountOptions<Given>} options
 * @returns {Promise<Published<Given>>}
 * @throws {Error} when the data can't be had
 */
export const givenOf = async ({source, data}) =>
  data ?? /** @type {Published<Given>} */ (await fetchJson(String(source)));
