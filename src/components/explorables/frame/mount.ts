import {createElement, render} from 'preact';
import {fetchJson} from '../../figure/live/fetch-json.ts';
import {wordsOnPage} from './words.ts';
import type {FunctionComponent} from 'preact';
import type {Words} from './words.ts';

/** What an explorable is drawn from, as published in `island-data/<name>.json`. */
export type Published<Given> = Given & {texts: Record<string, string>};

/** What a view is drawn from, by the server and in the reader's browser. */
export interface ViewProps<Given> {
  given: Published<Given>;
  words: Words;
  /** where it has come alive; the server's form has none */
  live?: Live;
}

export interface Live {
  root: HTMLElement;
  /** what was changed in the server's form before: control's name → text */
  typed: Record<string, string>;
  /** address of the data */
  source: string;
  /** a copy of the element with the first picture */
  firstPicture?: Node;
}

export type MountOptions<Given> = {
  source?: string;
  /** in place of what is fetched */
  data?: Published<Given>;
  language: string;
};

/**
 * What puts an explorable into the reader's hands: its view takes over the elements of the server's HTML, so that focus,
 * what was typed or opened and a slider that is being dragged stay.
 *
 * @param prepare adds what the address or the page asks for and isn't part of the published data
 */
export const mountWith =
  <Given>(
    View: FunctionComponent<ViewProps<Given>>,
    prepare?: (
      given: Published<Given>,
      source: string,
      root: HTMLElement,
    ) => Promise<Published<Given>>,
  ) =>
  async (root: HTMLElement, {source = '', data, language}: MountOptions<Given>) => {
    const published = data ?? (await fetchJson<Published<Given>>(source));
    const given = prepare ? await prepare(published, source, root) : published;
    const words = wordsOnPage(language, given.texts);
    const firstPicture = root.querySelector('.explorable-chart')?.cloneNode(true);
    const live = {root, typed: readTyped(root), source, firstPicture};
    // Preact takes the attributes that its own elements lack away, and what a reader opened would shut.
    const opened = root.querySelectorAll('details[open]');
    render(createElement(View, {given, words, live}), root);
    for (const details of opened) details.setAttribute('open', '');
    root.dataset.isLive = '';
  };

type Control = HTMLInputElement | HTMLSelectElement;

/** Untouched controls are left out; a box that is ticked is `1`, one that isn't `0`. */
function readTyped(root: Element): Record<string, string> {
  const controls = root.querySelectorAll<Control>('input[name], select[name]');
  return Object.fromEntries(
    [...controls].filter(isChanged).map((control) => [control.name, textOf(control)]),
  );
}

function isChanged(control: Control) {
  if ('options' in control)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

const textOf = (control: Control) =>
  'checked' in control && control.type === 'checkbox'
    ? String(Number(control.checked))
    : control.value;
