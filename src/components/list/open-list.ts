import {anchorOf, passes, plain, readFilters, writeFilters} from './filters.ts';
import {part} from '../part.ts';
import type {Filters} from './filters.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Has a list narrowed by its form. The page holds the list: entries are `li` in `[data-list]`, with what they are
 * filtered by in data attributes of the form's names, their own or those of an element around them. Filters stand in the
 * address; an address that names an entry shows it opened, whatever was filtered before.
 */
export function openList(root: HTMLElement) {
  const form = part<HTMLFormElement>(root, 'form');
  const fields = [...form.querySelectorAll<Field>('select, input')];
  const show = showing(root);

  const follow = () => {
    const entry = namedEntry(root);
    const names = fields.map(({name}) => name);
    setFields(fields, readFilters(entry ? '' : location.search, names));
    show(filtersOf(fields));
    if (entry) open(entry, location.hash);
  };
  const change = () => {
    const filters = filtersOf(fields);
    const address = location.pathname + writeFilters(location.search, filters);
    history.replaceState(history.state, '', address);
    show(filters);
  };

  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-list-reset]')?.addEventListener('click', () => {
    setFields(fields, {});
    change();
  });
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  // What was chosen before this script came counts, unless the address says otherwise.
  if (location.search || location.hash || !isFiltered(filtersOf(fields))) follow();
  else change();
}

function showing(root: HTMLElement): (filters: Filters) => void {
  const list = part(root, '[data-list]');
  const entries = [...list.querySelectorAll('li')];
  const texts: WeakMap<HTMLElement, string> = new WeakMap();
  const textOf = (entry: HTMLElement) => {
    const text = texts.get(entry) ?? plain(entry.textContent);
    texts.set(entry, text);
    return text;
  };
  const shownPart = (name: string) => part(root, `[data-list-${name}]`);
  return (filters) => {
    for (const entry of entries)
      entry.hidden = !passes(
        filters,
        (name) => entry.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? '',
        () => textOf(entry),
      );
    for (const group of list.querySelectorAll('section'))
      group.hidden = !group.querySelector('li:not([hidden])');
    const shown = entries.filter(({hidden}) => !hidden).length;
    shownPart('shown').textContent = String(shown);
    shownPart('none').hidden = shown > 0;
    shownPart('reset').hidden = !isFiltered(filters);
  };
}

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
