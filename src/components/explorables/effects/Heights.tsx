import React from 'react';
import {withBound} from './say.tsx';
import type {Words} from '../frame/words.ts';
import type {CornerKey, Design, Model} from './state.ts';

type Rates = Partial<Record<CornerKey, number>>;

const HEIGHT = 250;
/** Room above and below the points, and for the names of the columns. */
const [ABOVE, BELOW] = [18, 40];
/** Where the two columns stand, percent of the width. */
const [LEFT, RIGHT] = [22, 68];
const COLUMNS = [
  [LEFT, 'blocking'],
  [RIGHT, 'coroutine'],
] as const;

const SIDES = [
  ['y00', 'y01', 'dropped'],
  ['y10', 'y11', 'kept'],
  ['y00', 'y10', 'side'],
  ['y01', 'y11', 'side'],
] as const;

/** The four cells as heights on a log scale, where effects that multiply make a parallelogram. */
export default function Heights({
  design,
  model,
  words: {t, number},
}: {
  design: Design;
  model: Model | null;
  words: Words;
}) {
  const cells = Object.entries(design.cells);
  const measured: Rates = Object.fromEntries(
    cells.flatMap(([key, cell]) => (cell ? [[key, cell.value]] : [])),
  );
  const {y00, y01, y10} = measured;
  const product = y00 && y01 && y10 ? (y10 * y01) / y00 : undefined;
  const modelled: Rates = Object.fromEntries(
    Object.entries(model?.cells ?? {}).map(([key, {perS}]) => [key, perS]),
  );
  const all = [...Object.values(measured), ...Object.values(modelled), product ?? []].flat();
  const y = heightOn(all);
  return (
    <svg
      className="effects-heights"
      height={HEIGHT}
      role="img"
      aria-label={t('effects.heights.label')}
    >
      {product && y10 && (
        <>
          {/* Where the cell with both would stand if the effects multiplied. */}
          <line
            className="effects-promised"
            x1={`${LEFT}%`}
            x2={`${RIGHT}%`}
            y1={y(y10)}
            y2={y(product)}
          />
          <text className="effects-promise" x={`${RIGHT + 3}%`} y={y(product) + 4}>
            {t('effects.heights.product')}
          </text>
        </>
      )}
      <Sides rates={modelled} y={y} look="effects-model-line" />
      <Sides rates={measured} y={y} look="effects-line" />
      <Points rates={modelled} y={y} look="effects-model-mark" radius={7} />
      <Points rates={measured} y={y} look="effects-dot" radius={5} />
      {cells.map(([key, cell]) => {
        const isLeft = key[2] === '0';
        return (
          cell && (
            <text
              key={key}
              className="effects-number"
              x={`${isLeft ? LEFT - 3 : RIGHT + 3}%`}
              y={y(cell.value) + 5}
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {withBound(cell, number(cell.value))}
            </text>
          )
        );
      })}
      {COLUMNS.map(([x, name]) => (
        <text key={name} x={`${x}%`} y={HEIGHT - 8} textAnchor="middle" className="effects-column">
          {t(`effects.column.${name}`)}
        </text>
      ))}
    </svg>
  );
}

/** @returns pixels from above */
function heightOn(rates: readonly number[]): (rate: number) => number {
  const [low, high] = [Math.min(...rates), Math.max(...rates) * 1.0001];
  const room = HEIGHT - ABOVE - BELOW - 12;
  return (rate) =>
    Math.round((ABOVE + (1 - Math.log(rate / low) / Math.log(high / low)) * room) * 10) / 10;
}

const xOf = (key: string) => `${key[2] === '0' ? LEFT : RIGHT}%`;

type Marks = {rates: Rates; y: (rate: number) => number; look: string};

/** The four sides, as far as their ends are known. */
const Sides = ({rates, y, look}: Marks) =>
  SIDES.map(([from, to, row]) => {
    const [a, b] = [rates[from], rates[to]];
    if (!a || !b) return null;
    return (
      <line
        key={from + to}
        className={look}
        data-row={row}
        x1={xOf(from)}
        x2={xOf(to)}
        y1={y(a)}
        y2={y(b)}
      />
    );
  });

const Points = ({rates, y, look, radius}: Marks & {radius: number}) =>
  Object.entries(rates).map(([key, rate]) => (
    <circle key={key} className={look} data-cell={key} cx={xOf(key)} cy={y(rate)} r={radius} />
  ));
