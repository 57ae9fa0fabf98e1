import {elementOf} from './event-element.ts';

// What works without the application: the theme, and a language switch that keeps the place.
const page = document.documentElement;
const themeKey = 'theme-blocking-coefficient';

function setTheme(theme: string) {
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

/** Where a fragment holds a state, such as the numbers of a form, the place on the page stands behind it under this name. */
const PLACE = /&at=([\w-]+)$/;

/** Until its first scrolling has ended, or its reader scrolls, the page is still on its way to the place in its address. */
let hasScrolled = false;
for (const kind of ['scrollend', 'wheel', 'touchmove', 'keydown'])
  addEventListener(kind, () => (hasScrolled = true), {once: true, passive: true});

/** The fragment to open in the other language: the place in the address while in view, else what is being read. */
function fragmentInView() {
  const {hash} = location;
  const isState = hash.startsWith('#v=');
  const named = elementOfAddress();
  if (hash && !isState && (!named || !hasScrolled || isInView(named))) return hash;
  const places = [...document.querySelectorAll('main :is(h2, h3, [data-place])[id]')];
  const passed = places.filter((place) => place.getBoundingClientRect().top < innerHeight / 3);
  const id = passed.at(-1)?.id;
  if (isState) return hash.replace(PLACE, '') + (id ? `&at=${id}` : '');
  return id ? `#${id}` : '';
}

/** Leads to the place that stands behind a state, which then is alone again. */
function openPlace() {
  const {pathname, search, hash} = location;
  const id = PLACE.exec(hash)?.[1];
  if (!id) return;
  document.getElementById(id)?.scrollIntoView();
  history.replaceState(history.state, '', pathname + search + hash.replace(PLACE, ''));
}

function isInView(element: Element) {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function keepPlace(event: Event) {
  const link = elementOf(event)?.closest('a[data-language]');
  if (!(link instanceof HTMLAnchorElement)) return;
  link.search = location.search;
  link.hash = fragmentInView();
}

for (const kind of ['pointerdown', 'focusin', 'click', 'contextmenu'])
  addEventListener(kind, keepPlace, true);

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', openPlace);
else openPlace();

addEventListener('click', (event) => {
  const target = elementOf(event);
  if (target?.closest('[data-theme-toggle]'))
    setTheme(page.dataset.theme === 'dark' ? 'light' : 'dark');
  // A list that covers the text steps aside once a place in it was chosen.
  const list = target?.closest('[popover] a')?.closest<HTMLElement>('[popover]');
  if (list?.matches(':popover-open')) list.hidePopover();
});

/** The key that leads to the search; on a Russian keyboard it is the same key, the one with the full stop. */
addEventListener('keydown', (event) => {
  const {code, key, ctrlKey, metaKey, altKey, shiftKey} = event;
  const isTyping = elementOf(event)?.closest('input, select, textarea');
  if (isTyping || ctrlKey || metaKey || altKey) return;
  if (key !== '/' && (code !== 'Slash' || shiftKey)) return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>('[data-search] [name=q]');
  if (field) field.focus();
  else document.querySelector<HTMLElement>('a[data-search-link]')?.click();
});

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
  if (page.dataset.themeChoice === 'system') page.dataset.theme = matches ? 'dark' : 'light';
});
