import {elementOf} from './event-element.ts';

// Starts the application on the reader's first intent, and gives back what was done before it ran.
const root = document.documentElement;
/** @returns Read late: a missing address below another language's address gets that one's list. */
const sources = (): string[] =>
  JSON.parse(document.getElementById('app-scripts')?.textContent ?? '[]');
/** What lives without the application: src/islands. */
const ISLAND = '[data-island]';
const LIVE = '[data-live]';
const FIELD = 'input, select, textarea';
const CONTROL = `button, [role=button], [role=slider], [role=tab], [role=option], [data-live] [tabindex="0"], ${FIELD}`;
const NATIVE = '[popovertarget], [data-theme-toggle], [data-native], .table-box, summary';
const KEYS = /^(Arrow|Home$|End$|Page|Enter$| $)/;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let held: {target: Element; again: () => void}[] = [];
const typed: Map<Field, string | boolean> = new Map();
// A page that names no application has none to wake: what it does, its own script does.
let hasFailed = false;
let state = sources().length > 0 ? 'asleep' : 'awake';

const controlOf = (event: Event) => {
  const control = elementOf(event)?.closest(CONTROL);
  return control && !control.closest(`${NATIVE}, ${ISLAND}`) ? control : null;
};

function wake() {
  if (state !== 'asleep') return;
  state = 'waking';
  root.dataset.waking = '';
  document.querySelector('[data-said]')?.remove();
  for (const src of sources()) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

/**
 * A script that didn't arrive, one of the application's own later ones too, must not leave the page deaf: what was done
 * is answered in words, and the next time it is done tries again.
 */
function sleepAgain({target}: Event) {
  if (state !== 'waking' || !(target instanceof HTMLScriptElement)) return;
  hasFailed = true;
  for (const field of [...held.map((each) => each.target), ...typed.keys()])
    (field.closest(LIVE) ?? field.parentElement)?.dispatchEvent(
      new Event('part-missing', {bubbles: true}),
    );
  for (const src of sources()) document.querySelector(`script[src="${src}"]`)?.remove();
  state = 'asleep';
  held = [];
  delete root.dataset.waking;
}

function hold(event: Event, target: Element, again: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({target, again});
  wake();
}

function onClick(event: MouseEvent) {
  const control = state === 'awake' ? null : controlOf(event);
  if (!control || control.matches(FIELD) || !event.isTrusted) return;
  const {clientX, clientY, detail} = event;
  const init = {bubbles: true, cancelable: true, composed: true, clientX, clientY, detail};
  const target = elementOf(event) ?? control;
  hold(event, target, () => target.dispatchEvent(new MouseEvent('click', init)));
}

function onKey(event: KeyboardEvent) {
  if (state === 'awake' || event.ctrlKey || event.metaKey || event.altKey) return;
  const control = controlOf(event);
  if (!control) return;
  wake();
  // The browser itself turns Enter and Space on a button into the click that is held, and a field keeps its keys.
  if (control.matches(`button, ${FIELD}`) || !KEYS.test(event.key)) return;
  const {key, code, shiftKey} = event;
  const init = {bubbles: true, cancelable: true, key, code, shiftKey};
  hold(event, control, () => control.dispatchEvent(new KeyboardEvent('keydown', init)));
}

function onInput(event: Event) {
  const field = elementOf(event)?.closest<Field>(FIELD);
  if (state === 'awake' || !field || field.closest(ISLAND)) return;
  typed.set(field, isBox(field) ? field.checked : field.value);
  wake();
}

/** A box that is ticked or not. */
const isBox = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

function onSubmit(event: SubmitEvent) {
  const form = elementOf(event)?.closest('form');
  if (state !== 'awake' && form && !form.closest(ISLAND))
    hold(event, form, () => form.requestSubmit());
}

/** Tells React what was in a field before React took it over. */
function retype(field: Field, value: string | boolean) {
  // A script may neither set nor keep the value of such a field: what was chosen is in it still.
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', {bubbles: true}));
    return;
  }
  if (isBox(field) && typeof value === 'boolean') {
    if (field.checked !== value) field.click();
    return;
  }
  // React's own setter sits on the element and would call the value known: take the prototype's.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const first = 'defaultValue' in field ? field.defaultValue : '';
  field.value = first === value ? '' : first;
  setter?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, {bubbles: true}));
}

function restore() {
  if (state === 'awake' || root.dataset.hasHydrated !== 'true') return;
  state = 'awake';
  delete root.dataset.waking;
  for (const [field, value] of typed) if (field.isConnected) retype(field, value);
  for (const {target, again} of held) if (target.isConnected) again();
  typed.clear();
  held = [];
}

/** A page that opens beneath a resting pointer is told so by a move of no pixels, which is nothing that its reader did. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  !event.movementX &&
  !event.movementY;

function onApproach(event: Event) {
  if (state !== 'asleep' || hasFailed || isAtRest(event)) return;
  if (controlOf(event) || elementOf(event)?.closest(LIVE)) wake();
}

function isOfIslands() {
  return document.querySelector(ISLAND) && !document.querySelector(LIVE);
}

new MutationObserver(restore).observe(root, {attributeFilter: ['data-has-hydrated']});
addEventListener('error', sleepAgain, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
addEventListener('input', onInput, true);
addEventListener('submit', onSubmit, true);
for (const kind of ['pointerdown', 'focusin', 'pointermove'])
  addEventListener(kind, onApproach, {capture: true, passive: true});
// A page that comes back from the back/forward cache must not repeat what was held when it was left.
addEventListener('pageshow', ({persisted}) => persisted && (held = []));
// A state that the address describes is shown by the application, except that of islands.
if (/[?&]wake\b/.test(location.search) || (location.search && !isOfIslands())) wake();

// Fetches the application ahead, once a reader who does more than read has something live in view.
const SIGNS = ['pointermove', 'touchstart', 'keydown'];

function savesData() {
  // Not every browser has it.
  const {saveData = false, effectiveType = ''} = Object(
    'connection' in navigator && navigator.connection,
  );
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches || saveData || /2g|3g/.test(effectiveType)
  );
}

function fetchAhead() {
  for (const href of sources()) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}

function watchLiveParts(event: Event) {
  if (isAtRest(event)) return;
  for (const sign of SIGNS) removeEventListener(sign, watchLiveParts, true);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    (window.requestIdleCallback ?? setTimeout)(fetchAhead);
  });
  for (const part of document.querySelectorAll(`main ${LIVE}`)) observer.observe(part);
}

if (!savesData())
  for (const sign of SIGNS) addEventListener(sign, watchLiveParts, {capture: true, passive: true});
