// @ts-check
import {linkOf} from './codes.js';

/** @typedef {import('./types.js').ShareData} ShareData */
/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {{key: string, label: string}} Numbered a point, and how a reader hears it: its parts are separated by “; ” */
/** @typedef {(key: string, params?: object) => string} Say */

/**
 * A number in a sentence that can stand alone: what was changed or measured, the value, its interval and what that says,
 * what it must not be quoted without, and where it is from.
 *
 * @param {ShareData} data
 * @param {Choice} choice
 * @param {Numbered} number
 * @param {Say} t
 */
export function quoteOf(data, choice, number, t) {
  const {title, source, caveats} = data;
  return t('share.sentence', {
    ...{title: open(title), source: open(source), address: linkOf(data, choice)},
    said: saidOf(data, number, t),
    caveats: caveats.map((caveat) => `${caveat} `).join(''),
  });
}

/** @param {ShareData} data @param {Numbered} number @param {Say} t */
function saidOf({quote}, {key, label}, t) {
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
 * @param {string} label
 * @returns {{system: string, value: string, interval: string, at: string, isSingle: boolean}} `interval` empty where
 *   there is none; `at`: the axis and the place on it
 */
export function partsOf(label) {
  const [system, whole = '', ...rest] = label.split('; ');
  const [, value, interval = ''] = /^(.*?)(?: \(([^()]+)\))?$/u.exec(whole) ?? [];
  // The axis may have the same sign in its name; what is said of a single run names no place.
  const isSingle = rest.length > 1 && !rest[rest.length - 1].includes(': ');
  const at = (isSingle ? rest.slice(0, -1) : rest).join('; ');
  return {system, value: value ?? '', interval, at, isSingle};
}

/** Whether 1 lies outside an interval such as 2.5–3.1 or “≥ 2.5”. @param {string} interval */
function leavesOut(interval) {
  const ends = interval
    .replaceAll(/[\s\u00a0\u202f]/gu, '')
    .split('–')
    .map((end) => Number(end.replace(',', '.').replace(/[^\d.]/gu, '')));
  if (ends.length === 2) return ends[0] > 1 || ends[1] < 1;
  return interval.includes('≤') ? ends[0] < 1 : ends[0] > 1;
}

/**
 * The numbers of a figure by what they are of, in the order in which these come first.
 *
 * @param {readonly Numbered[]} numbers
 * @returns {{name: string, options: {key: string, text: string}[]}[]}
 */
export function groupsOf(numbers) {
  /** @type {Map<string, {key: string, text: string}[]>} */
  const groups = new Map();
  for (const {key, label} of numbers) {
    const {system, at} = partsOf(label);
    const [, whole] = label.split('; ');
    const options = groups.get(system) ?? [];
    options.push({key, text: `${at} — ${whole}`});
    groups.set(system, options);
  }
  return [...groups].map(([name, options]) => ({name, options}));
}

/** Without its full stop, or that of a Russian year: the sentence goes on. @param {string} text */
const open = (text) => text.replace(/\.$/u, '');
