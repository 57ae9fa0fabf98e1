import {useLayoutEffect, useState} from 'react';
import type {Live} from './mount.ts';
import type {Words} from './words.ts';

/**
 * What a lesson, a slide or an embed shows less of: `hide=workers,player,record` leaves out controls by their names and
 * parts by theirs, `steps=1,2` all steps but these.
 */
export const LEFT_OUT_KEYS = Object.freeze(['steps', 'hide']);

/** what an address or a hand gave that can't be */
export type Bad = {field: string; text: string};

const NAME = /^[\w-]{1,24}$/u;
/** So many names are more than an explorable has. */
const MOST = 60;

/**
 * Leaves out what the address names.
 *
 * @param bad what else it gave that can't be; a field that isn't in sight can't say so
 * @param onSteps the steps that are left, where the address chooses among them
 * @returns what there isn't, for the head of the form
 */
export function useLeftOut(
  live: Live | undefined,
  bad: readonly Bad[],
  onSteps?: (steps: number[]) => void,
): string[] {
  const [unknown, setUnknown] = useState<string[]>([]);
  useLayoutEffect(() => {
    if (!live) return;
    const {root} = live;
    const hidden = listIn('hide').filter((name) => !leaveOut(partsNamed(root, name)));
    const asked = listIn('steps');
    const items = [...root.querySelectorAll('.pool-lessons li')];
    const steps = asked.filter((text) => /^\d$/u.test(text) && items[Number(text) - 1]);
    if (steps.length > 0) {
      leaveOut(items.filter((_, at) => !steps.includes(String(at + 1))));
      onSteps?.(steps.map(Number));
    }
    const others = asked.filter((text) => !steps.includes(text));
    setUnknown([...hidden, ...others, ...unseenOf(root, bad)]);
  }, []);
  return unknown;
}

/** Says what of an address there isn't, where every reader looks first. */
export const Unknown = ({names, words}: {names: readonly string[]; words: Words}) =>
  names.length > 0 && (
    <p className="explorable-bad">
      {words.t('leftOut.unknown', {text: names.join(', ').slice(0, 120)})}
    </p>
  );

function listIn(key: string) {
  const text = new URLSearchParams(location.search).get(key) ?? '';
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MOST);
}

function partsNamed(root: HTMLElement, name: string): Element[] {
  if (!NAME.test(name)) return [];
  const found = root.querySelectorAll(
    `[name="${name}"]:not(.pool-term),[data-part="${name}"],.pool-${name},.effects-${name},.compare-${name}`,
  );
  return [...found].map((part) => part.closest('.pool-field, .compare-field, details') ?? part);
}

/** @returns whether there are any */
function leaveOut(parts: Element[]) {
  for (const part of parts) part.setAttribute('data-away', '');
  return parts.length > 0;
}

/** Bad values as `name=text` whose field is hidden, or has no place to say so. */
const unseenOf = (root: HTMLElement, bad: readonly Bad[]) =>
  bad.flatMap(({field, text}) => {
    const isSeen = root.querySelector(`[id$="-${field}-bad"]`)?.checkVisibility();
    return isSeen ? [] : [`${field}=${text.slice(0, 20)}`];
  });
