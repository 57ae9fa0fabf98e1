// @ts-check
import {createElement, render} from 'preact';
import {fetchJson} from '../../figure/live/fetch-json.js';
import {readTyped} from './typed.js';
import {wordsIn} from './words.js';

/**
 * Puts an explorable into the reader's hands: the live form takes over the elements of the server's HTML, so that focus,
 * what was typed or opened and a slider that is being dragged stay.
 *
 * @param {HTMLElement} root with the server's HTML, or empty
 * @param {import('preact').ComponentType<any>} Live
 * @param {{source?: string, data?: any, language: string}} options `data` as published in `island-data/<name>.json`;
 *   `source`: their address where they aren't given
 * @throws {Error} when the data can't be had
 */
export async function mountExplorable(root, Live, {source, data, language}) {
  const given = data ?? (await fetchJson(String(source)));
  const words = wordsIn(language, given.texts);
  const typed = readTyped(root);
  const still = root.querySelector('.explorable-chart')?.innerHTML;
  // Preact takes the attributes that its own elements lack away, and what a reader opened would shut.
  const opened = root.querySelectorAll('details[open]');
  render(createElement(Live, {given, words, typed, still}), root);
  for (const details of opened) details.setAttribute('open', '');
  root.dataset.isLive = '';
}
