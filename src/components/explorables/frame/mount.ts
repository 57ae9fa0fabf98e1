import {createElement, render} from 'preact';
import {givenOf} from './given.ts';
import {readTyped} from './typed.ts';
import {wordsIn} from './words.ts';
import type {MountOptions, Published} from './given.ts';
import type {Words} from './words.ts';
import type {FunctionComponent} from 'preact';

/** What a live form is handed. */
export interface LiveProps<Given> {
  given: Published<Given>;
  words: Words;
  /** what was changed in the still form before: control's name → text */
  typed: Record<string, string>;
  /** HTML of its first picture */
  still?: string;
}

/**
 * Puts an explorable into the reader's hands: the live form takes over the elements of the server's HTML, so that focus,
 * what was typed or opened and a slider that is being dragged stay.
 *
 * @param root with the server's HTML, or empty
 * @throws {Error} when the data can't be had
 */
export async function mountExplorable<Given>(
  root: HTMLElement,
  Live: FunctionComponent<LiveProps<Given>>,
  options: MountOptions<Given>,
) {
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
