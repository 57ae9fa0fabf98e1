// What an embed page runs at once: language, theme and height, without a request. Everything else is fetched when it is
// wanted: a reader's first touch, a view or a frozen state in the address, or something there that isn't known.
const page = document.documentElement;
const asked = new URLSearchParams(location.search);
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
const {live, state} = page.dataset;

const main = () => document.querySelector('main') ?? document.body;
const first = page.lang;
const language = asked.get('lang') ?? first;
const frozen = asked.get('frozen');
/** The languages that aren't shown. */
const resting: Record<string, DocumentFragment> = {};
/** What an explorable's languages looked like before anybody touched them. */
const untouched: Record<string, Node> = {};
let opened: Promise<{show: (view: object) => void}> | undefined;

function setTheme(theme: unknown) {
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  else delete page.dataset.theme;
}

/** @param next of a host's message it may be anything */
function setLanguage(next: string) {
  if (next === page.lang || !LOCALES.includes(next)) return;
  const old = new DocumentFragment();
  old.append(...main().childNodes);
  // An explorable keeps its state in the address and reads it when it starts.
  main().append(IS_FIGURE ? resting[next] : untouched[next].cloneNode(true));
  resting[page.lang] = old;
  page.lang = next;
  document.title =
    main().querySelector(IS_FIGURE ? 'figcaption' : '[data-title], h1')?.textContent ??
    document.title;
  dispatchEvent(new Event('island'));
}

function tell(type: string, more?: object) {
  if (parent !== window) parent.postMessage({'benchmark-figure': type, ...more}, '*');
}

/** The height is rounded; of a pixel too little a frame would make a scrollbar. */
const tellSize = () => tell('size', {height: main().offsetHeight + 1});
const tellChoice = () =>
  tell('state', {
    language: page.lang,
    theme: page.dataset.theme ?? 'auto',
    search: location.search,
  });

function open() {
  opened ??= import(String(live)).then(({openEmbed}) => openEmbed());
  return opened.catch((error) => {
    console.warn(error);
    opened = undefined;
    delete page.dataset.wait;
    for (const where of [document, ...Object.values(resting)])
      for (const each of where.querySelectorAll('noscript')) {
        // What is said without scripts: of it a script sees the text.
        const {className, role, textContent} = each;
        each.replaceWith(
          Object.assign(document.createElement('p'), {className, role, textContent}),
        );
      }
  });
}

function begin() {
  for (const {lang, content} of document.querySelectorAll('template')) {
    resting[lang] = content;
    if (!IS_FIGURE) untouched[lang] = content.cloneNode(true);
  }
  if (!IS_FIGURE) {
    const range = document.createRange();
    range.selectNodeContents(main());
    untouched[first] = range.cloneContents();
  }
  setLanguage(language);
  new ResizeObserver(tellSize).observe(main());
  tellChoice();
  if (IS_FIGURE) openOnIntent();
  else delete page.dataset.wait;
}

function openOnIntent() {
  for (const sign of SIGNS)
    addEventListener(sign, open, {capture: true, passive: true, once: true});
  const theme = asked.get('theme') ?? 'auto';
  const isOdd = !LOCALES.includes(language) || !['light', 'dark', 'auto'].includes(theme);
  if (frozen || isOdd || location.search.includes('f.')) open();
  if (!frozen || frozen === state) delete page.dataset.wait;
}

addEventListener('message', ({source, data}) => {
  if (source !== parent || parent === window || data?.['benchmark-figure'] !== 'show') return;
  if ('theme' in data) setTheme(data.theme);
  setLanguage(data.language);
  if (IS_FIGURE && data.view) open().then((figure) => figure?.show(Object(data.view)));
  tellChoice();
});

addEventListener('click', ({target}) => {
  const button = target instanceof Element && target.closest('[data-embed]');
  if (!(button instanceof HTMLElement)) return;
  if (button.dataset.embed === 'language') setLanguage(button.lang);
  else setTheme(button.dataset.embed);
  tellChoice();
});

setTheme(asked.get('theme'));
if (asked.has('plain')) page.dataset.plain = '';
// Nobody sees one language, or other numbers, flash up before what was asked for.
if ((language !== first && LOCALES.includes(language)) || (IS_FIGURE && frozen))
  page.dataset.wait = '';
addEventListener('DOMContentLoaded', begin);
