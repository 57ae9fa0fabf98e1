import {anchorOf, passes, readFilters, writeFilters} from './filters.ts';
import {fetchDocument} from '../fetch-document.ts';
import {part} from '../part.ts';
import type {Filters} from './filters.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type Words = typeof import('../../../lib/words/find.ts');

/**
 * Has a list narrowed by its form. The page holds the list, or its key entries and where all are (`data-rest`): entries are
 * `li` in `[data-list]`, with what they are filtered by in data attributes of the form's names, their own or those of an
 * element around them. Filters stand in the address; an address that names an entry shows it opened, whatever was
 * filtered before.
 *
 * @param loadWords what finds words, fetched once some are looked for
 */
export function openList(root: HTMLElement, loadWords: () => Promise<Words>) {
  const form = part<HTMLFormElement>(root, 'form');
  const fields = [...form.querySelectorAll<Field>('select, input')];
  const show = showing(root, fields, loadWords);
  const fail = () => root.dispatchEvent(new Event('part-failed', {bubbles: true}));

  const follow = async () => {
    const isNamed = location.hash.length > 1;
    if (isNamed && !namedEntry(root)) await fetchRest(root);
    const entry = namedEntry(root);
    const names = fields.map(({name}) => name);
    setFields(fields, readFilters(entry ? '' : location.search, names));
    await show(filtersOf(fields), false);
    if (entry) open(entry, location.hash);
  };
  const change = async () => {
    const filters = filtersOf(fields);
    const address = location.pathname + writeFilters(location.search, filters);
    history.replaceState(history.state, '', address);
    await show(filters, true);
  };
  const following = () => follow().catch(fail);
  const changing = () => change().catch(fail);

  form.addEventListener('input', changing);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-list-reset]')?.addEventListener('click', () => {
    setFields(fields, {});
    changing();
  });
  addEventListener('popstate', following);
  addEventListener('hashchange', following);
  // What was chosen before this script came counts, unless the address says otherwise.
  if (location.search || location.hash || !isFiltered(filtersOf(fields))) following();
  else changing();
}

/** Brings the entries that the page leaves out, once. */
async function fetchRest(root: HTMLElement) {
  const {rest} = root.dataset;
  if (!rest) return;
  const all = await fetchDocument(rest);
  // Another question may have brought them meanwhile.
  if (!root.dataset.rest) return;
  delete root.dataset.rest;
  part(root, '[data-list]').replaceChildren(...all.body.children);
}

/** @returns shows what passes; `isAsked` for all entries, where the page has the key ones alone */
function showing(root: HTMLElement, fields: readonly Field[], loadWords: () => Promise<Words>) {
  const list = part(root, '[data-list]');
  const shownPart = (name: string) => part(root, `[data-list-${name}]`);
  const entriesIn = () => [...list.querySelectorAll('li')];
  const valueOf = (entry: Element, name: string) =>
    entry.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? '';
  let find: ReturnType<Words['finderIn']> | undefined;
  let last = 0;

  /** An entry is found by its own words and by those of its filters: a study by the runtimes that it measured. */
  async function finder(entries: HTMLElement[]) {
    const {finderIn} = await loadWords();
    const textOf = (entry: HTMLElement) =>
      [
        entry.textContent,
        ...fields.map((field) => labelsOf(field, valueOf(entry, field.name))),
      ].join(' ');
    return finderIn(entries.map(textOf), document.documentElement.lang.slice(0, 2));
  }

  return async (filters: Filters, isAsked: boolean) => {
    const turn = ++last;
    if (isAsked || isFiltered(filters)) {
      if (root.dataset.rest) find = undefined;
      await fetchRest(root);
    }
    const entries = entriesIn();
    if (filters.q) find ??= await finder(entries);
    if (turn !== last) return;
    const has = filters.q && find ? find(filters.q) : () => true;
    for (const [at, entry] of entries.entries())
      entry.hidden = !(passes(filters, (name) => valueOf(entry, name)) && has(at));
    for (const group of list.querySelectorAll('section'))
      group.hidden = isFiltered(filters) && !group.querySelector('li:not([hidden])');
    const shown = entries.filter(({hidden}) => !hidden).length;
    shownPart('shown').textContent = String(shown);
    shownPart('none').hidden = shown > 0;
    shownPart('reset').hidden = !isFiltered(filters) && !root.dataset.rest;
  };
}

/** How a field names values, without how many entries have each. */
const labelsOf = (field: Field, values: string) =>
  field instanceof HTMLInputElement
    ? ''
    : [...field.options]
        .filter(({value}) => value && values.split(' ').includes(value))
        .map(({text}) => text.replace(/\(\d+\)$/u, ''))
        .join(' ');

const isFiltered = (filters: Filters) => Object.values(filters).some(Boolean);

function filtersOf(fields: Field[]): Filters {
  return Object.fromEntries(
    fields.map((field) => [field.name, isBox(field) && !field.checked ? '' : field.value]),
  );
}

function setFields(fields: Field[], filters: Filters) {
  for (const field of fields) {
    const wanted = filters[field.name] ?? '';
    if (isBox(field)) field.checked = wanted !== '';
    else field.value = wanted;
  }
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/**
 * The entry that the address names: by its id, or, where lines have none, by its link: `<folder>--<id>` names
 * the line that leads to `<folder>/#<id>`.
 */
function namedEntry(root: HTMLElement): HTMLElement | null {
  const id = CSS.escape(anchorOf(location.hash));
  if (!id) return null;
  const link = id.replace('--', '/#');
  return root.querySelector(`[data-list] :is(li[id="${id}"], li:has(> a[href="${link}"]))`);
}

/** @param hash that names it */
function open(entry: HTMLElement, hash: string) {
  const details = entry.querySelector('details');
  if (details) details.open = true;
  if (!entry.id) {
    entry.id = anchorOf(hash);
    // The browser looked for it before it had its id, and marks it when asked again.
    location.replace(hash);
  }
  entry.scrollIntoView();
  stayAt(entry);
}

/**
 * Fonts that come late wrap the lines above anew and would push the entry away. A reader who has moved since is left
 * where they are.
 */
function stayAt(entry: HTMLElement) {
  let hasMoved = false;
  const note = () => (hasMoved = true);
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(kind, note, {once: true, passive: true});
  const again = () => hasMoved || entry.scrollIntoView();
  document.fonts.ready.then(() => requestAnimationFrame(again));
  if (document.readyState !== 'complete') addEventListener('load', again, {once: true});
}
