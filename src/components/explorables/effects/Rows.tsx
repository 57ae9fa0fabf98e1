import React from 'react';
import {EFFECTS} from '../../../../lib/gains/corner-bounds.ts';
import {cellsOf, factor, lighting, pressed, withBound} from './say.tsx';
import type {Words} from '../frame/words.ts';
import type {CornerKey, Design, Measured, Model} from './state.ts';

/** Ticks that an axis of factors may have. */
const TICKS = [0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000, 10_000];

interface RowsProps {
  design: Design;
  model: Model | null;
  words: Words;
  /** cells that are lit up */
  lit: string;
}

/** Effects with their intervals on a log axis, the model's as rings, and the formula of each with its numbers put in. */
export default function Rows({design, model, words, lit}: RowsProps) {
  const at = placeOn(domainOf(design, model));
  return (
    <ul className="effects-rows" data-part="rows">
      {Object.keys(EFFECTS).map((name) => (
        <Row key={name} {...{name, design, model, words, lit, at}} />
      ))}
      <li className="effects-axis" aria-hidden="true">
        <svg height="18">
          {TICKS.filter((tick) => at(tick) >= 0 && at(tick) <= 100).map((tick) => (
            <text key={tick} x={`${at(tick)}%`} y="14" textAnchor="middle">
              {words.say('ratio', tick)}
            </text>
          ))}
        </svg>
      </li>
    </ul>
  );
}

/** @returns that holds 1 and all that is drawn */
function domainOf(design: Design, model: Model | null): [number, number] {
  const measured = Object.values(design.effects).flatMap((effect) =>
    effect ? [effect.value, effect.low ?? effect.value, effect.high ?? effect.value] : [],
  );
  const all = [1, 2, ...measured, ...(model ? Object.values(model.effects) : [])];
  return [Math.min(...all) / 1.15, Math.max(...all) * 1.15];
}

type Place = (value: number) => number;

/** @returns percent of the width */
const placeOn =
  ([low, high]: [number, number]): Place =>
  (value) =>
    Math.round((Math.log(value / low) / Math.log(high / low)) * 1000) / 10;

function Row({name, design, model, words, lit, at}: RowsProps & {name: string; at: Place}) {
  const {t} = words;
  const effect = design.effects[name];
  const modelled = model?.effects[name];
  return (
    <li className="effects-row">
      <button type="button" name={name} {...pressed(cellsOf(name), lit)}>
        {t(`effects.effect.${name}`)}
      </button>
      <svg height="22" aria-hidden="true">
        <line className="effects-one" x1={`${at(1)}%`} x2={`${at(1)}%`} y1="0" y2="100%" />
        {effect && <MeasuredMarks effect={effect} at={at} />}
        {modelled !== undefined && (
          <circle className="effects-model-mark" cx={`${at(modelled)}%`} cy="50%" r="7" />
        )}
      </svg>
      <span className="effects-value">
        <b>{effect ? `×\u00a0${withBound(effect, factor(effect.value, words))}` : '—'}</b>{' '}
        <small>{effect ? aroundOf(effect, modelled, words) : t('effects.effect.none')}</small>
      </span>
      <span className="effects-formula">
        <Formula {...{name, design, words, lit}} />
      </span>
    </li>
  );
}

function MeasuredMarks({effect: {value, low, high, bound}, at}: {effect: Measured; at: Place}) {
  const from = low ?? (bound === 'at-most' ? 0 : value);
  const left = from > 0 ? at(from) : 0;
  const right = bound === 'at-least' ? 100 : at(high ?? value);
  return (
    <>
      <line className="effects-interval" x1={`${left}%`} x2={`${right}%`} y1="50%" y2="50%" />
      <circle className="effects-dot" cx={`${at(value)}%`} cy="50%" r="4.5" />
    </>
  );
}

function aroundOf({low, high}: Measured, modelled: number | undefined, words: Words) {
  const {t} = words;
  const interval =
    low !== undefined && high !== undefined
      ? [t('effects.effect.interval', {low: factor(low, words), high: factor(high, words)})]
      : [];
  const model =
    modelled === undefined ? [] : [t('effects.effect.model', {model: factor(modelled, words)})];
  // Where it has to be two lines, the second begins with a whole piece.
  return [...interval, ...model].map((piece) => piece.replaceAll(' ', '\u00a0')).join(' · ');
}

/**
 * A formula with its numbers put in, each of which lights up its cell at a touch. The effect's button does so for all of
 * them, and is what keys reach.
 */
function Formula({
  name,
  design: {cells},
  words: {number},
  lit,
}: {
  name: string;
  design: Design;
  words: Words;
  lit: string;
}) {
  const quotient = (above: CornerKey, below: CornerKey) => (
    <>
      {rate(above)}
      {'\u00a0÷\u00a0'}
      {rate(below)}
    </>
  );
  const rate = (key: CornerKey) => {
    const cell = cells[key];
    return cell ? <span {...lighting(key, lit)}>{withBound(cell, number(cell.value))}</span> : '?';
  };
  const {over, under, root} = EFFECTS[name];
  if (over.length === 1) return quotient(over[0], under[0]);
  if (root === 2)
    return (
      <>
        {'√('}
        {quotient(over[0], under[0])}
        {' × '}
        {quotient(over[1], under[1])})
      </>
    );
  return (
    <>
      ({quotient('y11', 'y10')}
      {') ÷ ('}
      {quotient('y01', 'y00')})
    </>
  );
}
