import {inPagesWords} from '../../../lib/words/names.ts';
import {isSame, stemOf} from '../../../lib/words/stems.ts';
import {nearTo} from './near.ts';

// The search page: loads the index at the first letter, and lists what was found by page and heading.
const part = <Kind extends Element = HTMLElement>(root: ParentNode, selector: string) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the page that loads this script has all its parts
  root.querySelector(selector) as Kind;
const form = part<HTMLFormElement>(document, 'form[data-search]');
const field = part<HTMLInputElement>(form, '[name=q]');
const status = part(document, '[data-search-status]');
const list = part(document, '[data-search-results]');
const near = part(document, '[data-search-near]');
const more = part<HTMLButtonElement>(document, '[data-search-more]');
const again = part<HTMLButtonElement>(document, '[data-search-again]');
const texts: Record<string, string> = JSON.parse(
  document.querySelector('[data-search-words]')?.textContent ?? '{}',
);
const language = document.documentElement.lang.slice(0, 2);
const plural = new Intl.PluralRules(language);

/** How many pages are shown at a time, and how many headings of a page. */
const [PAGES, HEADINGS] = [8, 4];
/** How many first letters a word that is found has to share with one that was asked for: so many, and such a part of it. */
const [LETTERS, PART] = [3, 0.6];
/** How long a reader pauses between two letters, in ms. */
const PAUSE_MS = 150;
/** What of Pagefind is used. */
export interface Engine {
  options: (options: {baseUrl: string; excerptLength: number}) => Promise<void>;
  init: () => Promise<void>;
  /** null once it was asked for something else */
  debouncedSearch: (
    query: string,
    options: {},
    pauseMs: number,
  ) => Promise<{results: Result[]} | null>;
  search: (query: string) => Promise<{results: Result[]}>;
}

export type Result = {data: () => Promise<Found>};

export type Heading = {url: string; title: string; excerpt: string};

/** a page */
export type Found = {
  url: string;
  excerpt: string;
  meta: {title: string};
  sub_results: Heading[];
  /** the page's text, and which of its words were found, counted from 0 */
  raw_content: string;
  locations: number[];
};

let loading: Promise<Engine> | undefined;
let rest: Result[] = [];
let tries = 0;

/** The search engine and its index. A load that failed is tried anew when it is asked for again. */
function engine() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const root = form.dataset.search ?? '/';
  // Chromium up to 150 and others keep it in mind that a module didn't arrive: the next try needs another address.
  const another = tries++ > 0 ? `?try=${tries}` : '';
  const pagefind: Engine = await import(`${root}pagefind/pagefind.js${another}`);
  await pagefind.options({baseUrl: root, excerptLength: 22});
  await pagefind.init();
  return pagefind;
}

/** @throws {Error} where the site can't be reached */
async function reach() {
  const {ok, status: code} = await fetch(`${form.dataset.search}pagefind/pagefind-entry.json`, {
    cache: 'no-store',
  });
  if (!ok) throw new Error(`the index answered ${code}`);
}

const filled = (key: string, values: Record<string, string> = {}) =>
  (texts[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);

function say(key: string, values?: Record<string, string>) {
  status.textContent = filled(key, values);
}

async function search() {
  const query = field.value.trim();
  saveQuery(query);
  again.hidden = true;
  if (query === '') return clear();
  try {
    say('looking');
    const looked = inPagesWords(query, language);
    // Undefined once a later letter has asked for something else.
    const answer = await (await engine()).debouncedSearch(looked, {}, PAUSE_MS);
    if (answer && query === field.value.trim()) {
      // The engine finds nothing, and says no more, where a part of its index didn't arrive.
      if (answer.results.length === 0) await reach();
      await show(query, looked, answer.results);
    }
  } catch {
    fail();
  }
  return undefined;
}

function fail() {
  clear();
  say('failed');
  again.hidden = false;
}

/** The address holds the query, so that a result, a reload and the other language come back to it. */
function saveQuery(query: string) {
  history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
}

function clear() {
  rest = [];
  list.replaceChildren();
  near.replaceChildren();
  more.hidden = true;
  status.textContent = '';
}

/** A page that is called what was asked for, before those that only speak of it. */
function namedFirst(pages: Found[], looked: string) {
  const isNamed = ({meta: {title}}: Found) => title.toLowerCase() === looked.toLowerCase();
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
}

/** @param looked the query in the words of the pages */
async function show(query: string, looked: string, results: Result[]) {
  clear();
  rest = [...results];
  const pages = await nextPages();
  if (!pages.some((page) => hasStartOf(looked, page))) {
    rest = [];
    say('none', {query});
    return showNear(query);
  }
  append(namedFirst(pages, looked));
  say(`found_${plural.select(results.length)}`, {count: String(results.length)});
  if (looked !== query) status.append(` ${filled('looked', {query: looked})}`);
  return undefined;
}

/** What is near a query that finds nothing: names and terms that are written alike, and those of its words that are found. */
async function showNear(query: string) {
  const words = query.split(/\s+/u).filter((word) => word.length >= LETTERS);
  const found = words.length > 1 ? await Promise.all(words.map(isFound)) : [];
  const terms = new Set([...nearTo(query, language), ...words.filter((_, at) => found[at])]);
  if (terms.size === 0 || query !== field.value.trim()) return;
  const links = [...terms].map((term) => linkTo(`?q=${encodeURIComponent(term)}`, term));
  near.replaceChildren(
    `${texts.near} `,
    ...links.flatMap((link, at) => (at > 0 ? [', ', link] : [link])),
    '.',
  );
}

async function isFound(word: string) {
  const {results} = await (await engine()).search(word);
  const first = await results[0]?.data();
  return first !== undefined && hasStartOf(word, first);
}

const nextPages = () => Promise.all(rest.splice(0, PAGES).map((result) => result.data()));

function append(pages: Found[]) {
  list.append(...pages.map(entryOf));
  more.hidden = rest.length === 0;
}

/**
 * Whether each word that was asked for has one that was found, which is a form of it or holds its first letters. The engine
 * shortens a word that it doesn't know until something begins with the rest, at worst with one letter: such pages are no
 * answer.
 */
function hasStartOf(query: string, {raw_content: text, locations}: Found) {
  const asked = (plain(query).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({
    stem: stemOf(word),
    start: word.slice(0, Math.max(LETTERS, Math.ceil(word.length * PART))),
  }));
  const words = text.split(text.includes('\u200b') ? '\u200b' : /\s+/);
  const found = locations.map((at) => plain(words[at] ?? ''));
  return asked.every(({stem, start}) =>
    found.some((word) => word.includes(start) || isSame(stemOf(word), stem)),
  );
}

/** In small letters without marks: the engine finds “ё” by “е”. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function entryOf(page: Found) {
  const entry = document.createElement('li');
  const title = document.createElement('h2');
  title.append(linkTo(page.url, page.meta.title));
  entry.append(title);
  const headings = page.sub_results.filter((one) => one.url !== page.url);
  if (headings.length < page.sub_results.length || headings.length === 0)
    entry.append(excerptOf(page.sub_results[0]?.excerpt ?? page.excerpt));
  for (const {url, title: text, excerpt} of headings.slice(0, HEADINGS)) {
    const heading = document.createElement('h3');
    heading.append(linkTo(url, text));
    entry.append(heading, excerptOf(excerpt));
  }
  return entry;
}

function linkTo(href: string, text: string) {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

/** An excerpt is text in which Pagefind writes `<` and `>` of a page as entities, and puts found words in `<mark>`. */
function excerptOf(html: string) {
  const paragraph = document.createElement('p');
  for (const [at, piece] of html.split(/<\/?mark>/u).entries()) {
    const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    const found = document.createElement('mark');
    found.textContent = text;
    paragraph.append(at % 2 === 1 ? found : text);
  }
  return paragraph;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  search();
});
field.addEventListener('input', search);
more.addEventListener('click', () => nextPages().then(append).catch(fail));
again.addEventListener('click', search);

// What was typed before this script came stays.
field.value ||= new URLSearchParams(location.search).get('q') ?? '';
if (field.value) search();
else if (matchMedia('(hover: hover)').matches) field.focus();
