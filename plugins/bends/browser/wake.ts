import './controls.ts';
import {elementOf} from './event-element.ts';

// Starts the application once a reader turns to a part that needs it; all others live without it: src/islands.
const root = document.documentElement;
/** What the application brings to life. It reads what was chosen in it before. */
const LIVE = '[data-live]';
/** @returns Read late: a missing address below another language's address gets that one's list. */
const sources = (): string[] =>
  JSON.parse(document.getElementById('app-scripts')?.textContent ?? '[]');

let state: 'asleep' | 'waking' | 'awake' = 'asleep';
let hasFailed = false;
/** The part that was used, and not only approached, before it could answer. */
let used: Element | null = null;

const liveAt = (event: Event) => elementOf(event)?.closest(LIVE) ?? null;

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
 * A script that didn't arrive, one of the application's own later ones too, must not leave the page deaf: what was used
 * answers in words, and the next time it is used tries again.
 */
function sleepAgain({target}: Event) {
  if (state !== 'waking' || !(target instanceof HTMLScriptElement)) return;
  hasFailed = true;
  used?.dispatchEvent(new Event('part-missing', {bubbles: true}));
  used = null;
  for (const src of sources()) document.querySelector(`script[src="${src}"]`)?.remove();
  state = 'asleep';
  delete root.dataset.waking;
}

function onUse(event: Event) {
  const part = liveAt(event);
  if (state === 'awake' || !part) return;
  used = part;
  wake();
}

/** A page that opens beneath a resting pointer is told so by a move of no pixels, which is nothing that its reader did. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  !event.movementX &&
  !event.movementY;

function onApproach(event: Event) {
  if (!hasFailed && !isAtRest(event) && liveAt(event)) wake();
}

new MutationObserver(() => {
  if (root.dataset.hasHydrated !== 'true') return;
  state = 'awake';
  delete root.dataset.waking;
}).observe(root, {attributeFilter: ['data-has-hydrated']});
addEventListener('error', sleepAgain, true);
addEventListener('input', onUse, true);
for (const kind of ['pointerdown', 'focusin', 'pointermove', 'dragenter'])
  addEventListener(kind, onApproach, {capture: true, passive: true});
if (/[?&]wake\b/.test(location.search)) wake();
