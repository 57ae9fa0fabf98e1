// @ts-check
// What works without the application: the theme, and a language switch that keeps the place.
const page = document.documentElement;
const themeKey = 'theme-blocking-coefficient';

/** @param {string} theme */
function setTheme(theme) {
  const old = page.dataset.theme;
  page.dataset.theme = theme;
  page.dataset.themeChoice = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    return;
  }
  // React, once awake, learns of the choice the way it learns of one made in another tab.
  const change = {key: themeKey, oldValue: old, newValue: theme, storageArea: localStorage};
  dispatchEvent(new StorageEvent('storage', change));
}

/** The element that the address names; none for a hash that can't be decoded, as `#%` of a cut link. */
function elementOfAddress() {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** The anchor to open in the other language: the one in the address while in view, else the heading being read. */
function anchorInView() {
  const named = elementOfAddress();
  if (location.hash && (!named || isInView(named))) return location.hash;
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  const passed = headings.filter(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
  );
  const last = passed.at(-1);
  return last ? `#${last.id}` : '';
}

/** @param {Element} element */
function isInView(element) {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** @param {Event} event */
function keepPlace(event) {
  const link = /** @type {Element} */ (event.target).closest?.('a[data-language]');
  if (!(link instanceof HTMLAnchorElement)) return;
  link.search = location.search;
  link.hash = anchorInView();
}

for (const kind of ['pointerdown', 'focusin', 'click', 'contextmenu'])
  addEventListener(kind, keepPlace, true);

addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest?.('[data-theme-toggle]'))
    setTheme(page.dataset.theme === 'dark' ? 'light' : 'dark');
  // A list that covers the text steps aside once a place in it was chosen.
  const list = target.closest?.('[popover] a')?.closest('[popover]');
  if (list?.matches(':popover-open')) /** @type {HTMLElement} */ (list).hidePopover();
});

/** The key that leads to the search; on a Russian keyboard it is the same key, the one with the full stop. */
addEventListener('keydown', (event) => {
  const {code, key, target, ctrlKey, metaKey, altKey, shiftKey} = event;
  const isTyping = /** @type {Element} */ (target).closest?.('input, select, textarea');
  if (isTyping || ctrlKey || metaKey || altKey) return;
  if (key !== '/' && (code !== 'Slash' || shiftKey)) return;
  event.preventDefault();
  const field = document.querySelector('[data-search] [name=q]');
  if (field) /** @type {HTMLElement} */ (field).focus();
  else /** @type {HTMLElement | null} */ (document.querySelector('a[data-search-link]'))?.click();
});

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
  if (page.dataset.themeChoice === 'system') page.dataset.theme = matches ? 'dark' : 'light';
});
