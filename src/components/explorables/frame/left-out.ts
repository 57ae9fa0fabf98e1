/**
 * What a lesson, a slide or an embed shows less of: `hide=workers,player,record` leaves out controls by their names and
 * parts by theirs, `steps=1,2` all steps but these.
 */
export const LEFT_OUT_KEYS = Object.freeze(['steps', 'hide']);

const NAME = /^[\w-]{1,24}$/u;
/** So many names are more than an explorable has. */
const MOST = 60;

/**
 * Leaves out what the address names. What there isn't is said at the head of the form, which every reader sees first.
 *
 * @param root of the explorable, drawn
 * @param search query of the address
 * @param shown `step`: the one that is shown, if there are any
 * @returns the step to show: this one, or the first of those that the address asks for without it
 */
export function leaveOut(
  root: HTMLElement,
  search: string,
  {t, step = 0}: {t: (key: string, params: object) => string; step?: number},
): number {
  const unknown = listIn(search, 'hide').filter((name) => {
    const parts = NAME.test(name) ? partsNamed(root, name) : [];
    for (const part of parts) part.setAttribute('data-away', '');
    return parts.length === 0;
  });
  const items = [...root.querySelectorAll('.pool-lessons li')];
  const asked = listIn(search, 'steps');
  const steps = asked.filter((text) => /^\d$/u.test(text) && items[Number(text) - 1]).map(Number);
  if (steps.length > 0)
    items.forEach((item, at) => item.toggleAttribute('data-away', !steps.includes(at + 1)));
  nameUnknown(root, [...unknown, ...asked.filter((text) => !steps.includes(Number(text)))], t);
  return steps.length === 0 || steps.includes(step) ? step : steps[0];
}

/** Says at the head of the form what of an address isn't there, or has no field in sight to say it beside. */
export function nameUnknown(
  root: HTMLElement,
  unknown: string[],
  t: (key: string, params: object) => string,
) {
  if (unknown.length === 0) return;
  const note = document.createElement('p');
  note.className = 'explorable-bad';
  note.textContent = t('leftOut.unknown', {text: unknown.join(', ').slice(0, 120)});
  root.querySelector('form')?.prepend(note);
}

/**
 * What of a wrong address has no field in sight that would say so, as `name=text`.
 *
 * @param root of the explorable, drawn
 */
export const unseenOf = (root: HTMLElement, bad: readonly {field: string; text: string}[]) =>
  bad.flatMap(({field, text}) => {
    const isSeen = root.querySelector(`[id$="-${field}-bad"]`)?.checkVisibility();
    return isSeen ? [] : [`${field}=${text.slice(0, 20)}`];
  });

function listIn(search: string, key: string) {
  const text = new URLSearchParams(search).get(key) ?? '';
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MOST);
}

function partsNamed(root: HTMLElement, name: string): Element[] {
  const found = root.querySelectorAll(
    `[name="${name}"]:not(.pool-term),[data-part="${name}"],.pool-${name},.effects-${name},.compare-${name}`,
  );
  return [...found].map((part) => part.closest('.pool-field, .compare-field, details') ?? part);
}
