import {linkOf} from './codes.ts';
import type {Choice, ShareData} from './types.ts';

/** a point, and how a reader hears it: its parts are separated by “; ” */
type Numbered = {key: string; label: string};

export type Say = (key: string, params?: object) => string;

/**
 * A number in a sentence that can stand alone: what was changed or measured, the value, its interval and what that says,
 * what it must not be quoted without, and where it is from.
 */
export function quoteOf(data: ShareData, choice: Choice, number: Numbered, t: Say) {
  const {title, source, caveats} = data;
  return t('share.sentence', {
    ...{title: open(title), source: open(source), address: linkOf(data, choice)},
    said: saidOf(data, number, t),
    caveats: caveats.map((caveat) => `${caveat} `).join(''),
  });
}

function saidOf({quote}: ShareData, {key, label}: Numbered, t: Say) {
  const {system, value, interval, at, isSingle} = partsOf(label);
  const {y, effects} = quote;
  const names = key.split('|');
  const place = {at, y, value};
  if (effects && names[1] === effects.panel) {
    const isInteraction = names[names.length - 1].includes(':');
    const said = t(isInteraction ? 'share.said-interaction' : 'share.said-effect', {
      ...place,
      series: system.replace(`, ${effects.name}`, ''),
      x: at.slice(at.indexOf(': ') + 2),
      value: value.replace('×', ''),
    });
    if (!interval) return said + (isSingle ? t('share.said-single') : '');
    return said + t(`share.interval-${leavesOut(interval) ? 'apart' : 'open'}`, {interval});
  }
  const said = t('share.said', {...place, series: system});
  if (interval) return said + t(`share.interval-${quote.interval}`, {interval});
  return said + (isSingle ? t('share.said-single') : '');
}

/**
 * The parts of a point in words.
 *
 * @returns `interval` empty where there is none; `at`: the axis and the place on it
 */
export function partsOf(label: string): {
  system: string;
  value: string;
  interval: string;
  at: string;
  isSingle: boolean;
} {
  const [system, whole = '', ...rest] = label.split('; ');
  const [, value, interval = ''] = /^(.*?)(?: \(([^()]+)\))?$/u.exec(whole) ?? [];
  // The axis may have the same sign in its name; what is said of a single run names no place.
  const isSingle = rest.length > 1 && !rest[rest.length - 1].includes(': ');
  const at = (isSingle ? rest.slice(0, -1) : rest).join('; ');
  return {system, value: value ?? '', interval, at, isSingle};
}

/** Whether 1 lies outside an interval such as 2.5–3.1 or “≥ 2.5”. */
function leavesOut(interval: string) {
  const ends = interval
    .replaceAll(/[\s\u00a0\u202f]/gu, '')
    .split('–')
    .map((end) => Number(end.replace(',', '.').replace(/[^\d.]/gu, '')));
  if (ends.length === 2) return ends[0] > 1 || ends[1] < 1;
  return interval.includes('≤') ? ends[0] < 1 : ends[0] > 1;
}

/** The numbers of a figure by what they are of, in the order in which these come first. */
export function groupsOf(
  numbers: readonly Numbered[],
): {name: string; options: {key: string; text: string}[]}[] {
  const groups: Map<string, {key: string; text: string}[]> = new Map();
  for (const {key, label} of numbers) {
    const {system, at} = partsOf(label);
    const [, whole] = label.split('; ');
    const options = groups.get(system) ?? [];
    options.push({key, text: `${at} — ${whole}`});
    groups.set(system, options);
  }
  return [...groups].map(([name, options]) => ({name, options}));
}

/** Without its full stop, or that of a Russian year: the sentence goes on. */
const open = (text: string) => text.replace(/\.$/u, '');
