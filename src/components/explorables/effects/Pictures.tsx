import {EFFECTS} from '../../../../lib/gains/corner-bounds.ts';
import {
  cellsOf,
  columnName,
  effectName,
  factor,
  lighting,
  pressed,
  timesText,
  withBound,
} from './say.tsx';
import type {Words} from '../frame/words.ts';
import type {CornerKey, Props, Design, Measured, Model} from './state.ts';

/** Both pictures of a design, side by side where there is room. */
export default function Pictures(all: Props) {
  const {t} = all.words;
  return (
    <>
      <div className="effects-pictures">
        <div data-cover={t('effects.cover.heights')}>
          <p className="effects-title">{t('effects.heights.title')}</p>
          <div data-part="heights">
            <Heights {...all} />
          </div>
        </div>
        <div data-cover={t('effects.cover.rows')}>
          <p className="effects-title">{t('effects.rows.title')}</p>
          <Rows {...all} />
        </div>
      </div>
      <p className="explorable-note">
        {t('effects.legend')} <span data-screen-only="">{t('effects.press')}</span>
      </p>
    </>
  );
}

type Rates = Partial<Record<CornerKey, number>>;

const HEIGHT = 250;
/** Room above and below the points, and for the names of the columns. */
const [ABOVE, BELOW] = [18, 40];
/** Where the two columns stand, percent of the width. */
const [LEFT, RIGHT] = [22, 68];
const ACROSS = {x1: `${LEFT}%`, x2: `${RIGHT}%`};
const COLUMNS = [
  [LEFT, 0],
  [RIGHT, 1],
] as const;

const SIDES = [
  ['y00', 'y01', 'dropped'],
  ['y10', 'y11', 'kept'],
  ['y00', 'y10', 'side'],
  ['y01', 'y11', 'side'],
] as const;

type HeightsProps = Pick<Props, 'design' | 'model' | 'words'>;

/** The four cells as heights on a log scale, where effects that multiply make a parallelogram. */
function Heights({design, model, words}: HeightsProps) {
  const {t, number} = words;
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
      {...{className: 'effects-heights', height: HEIGHT, role: 'img'}}
      aria-label={t('effects.heights.label')}
    >
      {product && y10 && (
        <>
          {/* Where the cell with both would stand if the effects multiplied. */}
          <line className="effects-promised" {...ACROSS} y1={y(y10)} y2={y(product)} />
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
      {COLUMNS.map(([x, side]) => (
        <text key={side} x={`${x}%`} y={HEIGHT - 8} textAnchor="middle" className="effects-column">
          {columnName(side, design, words)}
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
    const ends = {x1: xOf(from), x2: xOf(to), y1: y(a), y2: y(b)};
    return <line key={from + to} className={look} data-row={row} {...ends} />;
  });

const Points = ({rates, y, look, radius}: Marks & {radius: number}) =>
  Object.entries(rates).map(([key, rate]) => (
    <circle key={key} className={look} data-cell={key} cx={xOf(key)} cy={y(rate)} r={radius} />
  ));

/** Ticks that an axis of factors may have. */
const TICKS = [0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000, 10_000];

type RowsProps = Omit<Props, 'state' | 'designs'>;

/** Effects with their intervals on a log axis, the model's as rings, and the formula of each with its numbers put in. */
function Rows({design, model, words, lit}: RowsProps) {
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
        {effectName(name, design, words)}
      </button>
      <svg height="22" aria-hidden="true">
        <line className="effects-one" x1={`${at(1)}%`} x2={`${at(1)}%`} y1="0" y2="100%" />
        {effect && <MeasuredMarks effect={effect} at={at} />}
        {modelled !== undefined && (
          <circle className="effects-model-mark" cx={`${at(modelled)}%`} cy="50%" r="7" />
        )}
      </svg>
      <span className="effects-value">
        <b>{timesText(effect, words)}</b>{' '}
        <small>{effect ? aroundOf(effect, modelled, words) : t('effects.effect.none')}</small>
      </span>
      <span className="effects-formula">
        <Formula {...{name, design, model, words, lit}} />
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
  const pieces = [];
  if (low !== undefined && high !== undefined)
    pieces.push(t('effects.effect.interval', {low: factor(low, words), high: factor(high, words)}));
  if (modelled !== undefined)
    pieces.push(t('effects.effect.model', {model: factor(modelled, words)}));
  // Where it has to be two lines, the second begins with a whole piece.
  return pieces.map((piece) => piece.replaceAll(' ', '\u00a0')).join(' · ');
}

/**
 * A formula with its numbers put in, each of which lights up its cell at a touch. The effect's button does so for all of
 * them, and is what keys reach.
 */
function Formula({name, design: {cells}, words: {number}, lit}: RowsProps & {name: string}) {
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
