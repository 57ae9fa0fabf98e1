// @ts-check
import {createElement, render} from 'preact';
import {givenOf} from './given.js';
import {readTyped} from './typed.js';
import {wordsIn} from './words.js';

/**
 * What a live form is handed.
 *
 * @template Given
 * @typedef {object} LiveProps
 * @property {import('./given.js').Published<Given>} given
 * @property {import('./words.js').Words} words
 * @property {Record<string, string>} typed what was changed in the still form before: control's name → text
 * @property {string} [still] HTML of its first picture
 */

/**
 * Puts an explorable into the reader's hands: the live form takes over the elements of the server's HTML, so that focus,
 * what was typed or opened and a slider that is being dragged stay.
 *
 * @template Given
 * @param {HTMLElement} root with the server's HTML, or empty
 * @param {import('preact').FunctionComponent<LiveProps<Given>>} Live
 * @param {import('./given.js').MountOptions<Given>} options
 * @throws {Error} when the data can't be had
 */
export async function mountExplorable(root, Live, options) {
  const given = await givenOf(options);
  const words = wordsIn(options.language, given.texts);
  const typed = readTyped(root);
  const still = root.querySelector('.explorable-chart')?.innerHTML;
  // Preact takes the attributes that its own elements lack away, and what a reader opened would shut.
  const opened = root.querySelectorAll('details[open]');
  render(createElement(Live, {given, words, typed, still}), root);
  for (const details of opened) details.setAttribute('open', '');
  root.dataset.isLive = '';
}
