import {EFFECTS} from '../../../../lib/gains/corner-bounds.ts';
import {escape} from '../pool/markup.ts';
import {factor, withBound} from './sentence.ts';
import {cellsOf} from './terms.ts';
import type {Words} from '../frame/words.ts';
import type {Model} from './model.ts';
import type {CornerKey, Design, Measured} from './state.ts';

/** Ticks that an axis of factors may have. */
const TICKS = [0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000, 10_000];

/**
 * Effects with their intervals on a log axis, the model's as rings, and the formula of each with its numbers put in.
 *
 * @returns HTML
 */
export function rowsHtml(design: Design, model: Model | null, words: Words): string {
  const at = placeOn(domainOf(design, model));
  const rows = Object.keys(EFFECTS).map((name) => rowHtml(name, {design, model, words, at}));
  const ticks = TICKS.filter((tick) => at(tick) >= 0 && at(tick) <= 100).map(
    (tick) =>
      `<text x="${at(tick)}%" y="14" text-anchor="middle">${escape(words.say('ratio', tick))}</text>`,
  );
  return `${rows.join('')}<li class="effects-axis" aria-hidden="true"><svg height="18">${ticks.join('')}</svg></li>`;
}

/** @returns that holds 1 and all that is drawn */
function domainOf(design: Design, model: Model | null): [number, number] {
  const measured = Object.values(design.effects).flatMap((effect) =>
    effect ? [effect.value, effect.low ?? effect.value, effect.high ?? effect.value] : [],
  );
  const all = [1, 2, ...measured, ...(model ? Object.values(model.effects) : [])];
  return [Math.min(...all) / 1.15, Math.max(...all) * 1.15];
}

/** @returns percent of the width */
const placeOn =
  ([low, high]: [number, number]): ((value: number) => number) =>
  (value) =>
    Math.round((Math.log(value / low) / Math.log(high / low)) * 1000) / 10;

function rowHtml(
  name: string,
  {
    design,
    model,
    words,
    at,
  }: {design: Design; model: Model | null; words: Words; at: (value: number) => number},
) {
  const {t} = words;
  const effect = design.effects[name];
  const ring = model?.effects[name];
  const marks = [
    `<line class="effects-one" x1="${at(1)}%" x2="${at(1)}%" y1="0" y2="100%"/>`,
    effect ? measuredMarks(effect, at) : '',
    ring === undefined
      ? ''
      : `<circle class="effects-model-mark" cx="${at(ring)}%" cy="50%" r="7"/>`,
  ];
  const value = effect
    ? `<b>×\u00a0${escape(withBound(effect, factor(effect.value, words)))}</b> <small>${escape(aroundOf(effect, ring, words))}</small>`
    : `<b>—</b> <small>${escape(t('effects.effect.none'))}</small>`;
  return (
    `<li class="effects-row"><button type="button" name="${name}" aria-pressed="false" data-cells="${cellsOf(name)}">` +
    `${escape(t(`effects.effect.${name}`))}</button><svg height="22" aria-hidden="true">${marks.join('')}</svg>` +
    `<span class="effects-value">${value}</span><span class="effects-formula">${formulaOf(name, design, words)}</span></li>`
  );
}

function measuredMarks({value, low, high, bound}: Measured, at: (value: number) => number) {
  const from = low ?? (bound === 'at-most' ? 0 : value);
  const to = high ?? value;
  const left = from > 0 ? at(from) : 0;
  const right = bound === 'at-least' ? 100 : at(to);
  return (
    `<line class="effects-interval" x1="${left}%" x2="${right}%" y1="50%" y2="50%"/>` +
    `<circle class="effects-dot" cx="${at(value)}%" cy="50%" r="4.5"/>`
  );
}

function aroundOf({low, high}: Measured, ring: number | undefined, words: Words) {
  const {t} = words;
  const interval =
    low !== undefined && high !== undefined
      ? [t('effects.effect.interval', {low: factor(low, words), high: factor(high, words)})]
      : [];
  const model = ring === undefined ? [] : [t('effects.effect.model', {model: factor(ring, words)})];
  // Where it has to be two lines, the second begins with a whole piece.
  return [...interval, ...model].map((piece) => piece.replaceAll(' ', '\u00a0')).join(' · ');
}

/**
 * A formula with its numbers put in, each of which lights up its cell at a touch. The effect's button does so for all of
 * them, and is what keys reach.
 *
 * @returns HTML
 */
function formulaOf(name: string, {cells}: Design, {number}: Words): string {
  const rate = (key: CornerKey) => {
    const cell = cells[key];
    return cell
      ? `<span data-cells="${key}">${escape(withBound(cell, number(cell.value)))}</span>`
      : '?';
  };
  const quotient = (above: CornerKey, below: CornerKey) =>
    `${rate(above)}\u00a0÷\u00a0${rate(below)}`;
  const {over, under, root} = EFFECTS[name];
  if (over.length === 1) return quotient(over[0], under[0]);
  if (root === 2) return `√(${quotient(over[0], under[0])} × ${quotient(over[1], under[1])})`;
  return `(${quotient('y11', 'y10')}) ÷ (${quotient('y01', 'y00')})`;
}
