// @ts-check
import {islandTexts} from '../live/texts.js';

/** @typedef {Record<string, Record<string, string>>} Words of the interface, by language */

/**
 * The texts of a figure's state in a language, with those that stand around it.
 *
 * @param {{languages: Record<string, {own: Record<string, string>, shared: Record<string, string>}>}} state
 * @param {string} language
 * @param {Words} words
 */
export function wordsOf(state, language, words) {
  return islandTexts({...words[language], ...textsIn(state, language)}, language);
}

/**
 * What the chart itself says.
 *
 * @param {{languages: Record<string, {own: Record<string, string>, shared: Record<string, string>}>}} state
 * @param {string} language
 * @returns {Record<string, string>}
 */
export function textsIn({languages}, language) {
  const {own, shared} = languages[language];
  return {...shared, ...own};
}
