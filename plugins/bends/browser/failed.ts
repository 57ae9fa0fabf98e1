import './own-scripts.ts';

// Stands in every page and embed before all other scripts: says where the reader acts that a file of that part didn't
// arrive, and takes the life out of controls that would answer nothing. A script says by `data-for` which parts need it,
// and by `data-dead` which controls in them, all unless it says so. A script that runs and lacks another file sends
// `part-failed`, or `part-missing` where the controls go on.
const CONTROLS = 'button, input, select, textarea';
const NONE = ':not(*)';

/** @param dead its controls that do nothing now */
function say(part: HTMLElement, dead: string = CONTROLS) {
  for (const control of part.querySelectorAll<HTMLInputElement>(dead)) control.disabled = true;
  const own: HTMLElement | null = part.querySelector(
    ':scope[data-island=figure] [data-figure-failed]',
  );
  if (own) own.hidden = false;
  if (own || part.querySelector('[data-said]')) return;
  const note = document.createElement('p');
  note.role = 'alert';
  note.dataset.said = '';
  note.style.cssText =
    'position:sticky;top:0;z-index:3;margin:0;padding:.5em;background:var(--accent-soft)';
  const form: HTMLElement | null = part.querySelector(':scope > form[data-failed]');
  const page: HTMLElement | null = document.querySelector('script[data-failed]');
  note.textContent = (form ?? part).dataset.failed ?? page?.dataset.failed ?? '';
  part.prepend(note);
}

addEventListener(
  'error',
  ({target}) => {
    if (!(target instanceof HTMLScriptElement) || !target.dataset.for) return;
    for (const part of document.querySelectorAll<HTMLElement>(target.dataset.for))
      say(part, target.dataset.dead);
  },
  true,
);
addEventListener('part-failed', ({target}) => target instanceof HTMLElement && say(target));
addEventListener('part-missing', ({target}) => target instanceof HTMLElement && say(target, NONE));
