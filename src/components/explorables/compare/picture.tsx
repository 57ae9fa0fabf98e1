import {Fragment} from 'react';
import {EQUIVALENCE_MARGIN} from '../../../../lib/statistics/compare.ts';
import type {Words} from '../frame/words.ts';

type Ends = {low: number | null; high: number | null};

export type Ratio = Ends & {ratio: number};

const ROW = 36;
const AXIS = 24;
/** Room at both ends, per cent of the width, so that marks and labels aren't cut. */
const [LEFT, RIGHT] = [2, 96];

const TICKS = [0.001, 0.01, 0.1, 0.2, 0.5, 0.8, 0.9, 1, 1.1, 1.25, 2, 5, 10, 100, 1000];
/** Ticks for which there is room on a short axis only. */
const FINE = [0.8, 0.9, 1.1, 1.25];
/** Narrower than this the axis never is: what lies near 1 shall look so. */
const [LEAST, MOST] = [0.8, 1.25];

/** Ends of the axis: labelled ones on both sides of all ratios, so that each can be read. */
const endsAround = (least: number, most: number) => [
  Math.min(LEAST, TICKS.findLast((tick) => tick <= least / 1.02) ?? least / 1.06),
  Math.max(MOST, TICKS.find((tick) => tick >= most * 1.02) ?? most * 1.06),
];

/** Stands before what can't be compared. */
export const RefusedMark = () => (
  <svg className="compare-mark" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">
    <circle cx="8" cy="8" r="6.5" />
    <line x1="3.5" y1="12.5" x2="12.5" y2="3.5" />
  </svg>
);

/** `most`: end of the axis, which begins at 0 */
type ValueProps = Ends & {values: readonly number[]; middle: number; most: number; label: string};

/** A quantity of one cell: repeats as ticks, their interval as a bar, the median as a disc, hollow for a single number. */
export function ValuePlot({values, middle, low, high, most, label}: ValueProps) {
  const x = (value: number) => percent(LEFT + ((RIGHT - LEFT) * value) / most);
  const repeats = values.length > 1 ? values : [];
  return (
    <svg className="compare-plot" role="img" aria-label={label} width="100%" height="32">
      <line className="compare-axis" x1={x(0)} x2={x(most)} y1="16" y2="16" />
      <line className="compare-axis" {...upright(x(0), 4, 28)} />
      {repeats.map((value, at) => (
        <line key={at} className="compare-repeat" {...upright(x(value), 6, 26)} />
      ))}
      <Interval {...{low, high, x}} y={16} />
      <Disc value={middle} isHollow={low === null} x={x} y={16} />
    </svg>
  );
}

/** `label`: what is drawn, in words */
type RatioProps = {ratios: readonly (Ratio & {letters: string})[]; label: string; words: Words};

/** Ratios on one log axis, with the band that counts as no difference. */
export function RatioPlot({ratios, label, words}: RatioProps) {
  const all = ratios.flatMap(({ratio, low, high}) => [ratio, low ?? ratio, high ?? ratio]);
  const [from, to] = endsAround(Math.min(...all), Math.max(...all));
  const x = (value: number) =>
    percent(LEFT + ((RIGHT - LEFT) * Math.log(value / from)) / Math.log(to / from));
  const height = ROW * ratios.length;
  const [least, most] = [1 / (1 + EQUIVALENCE_MARGIN), 1 + EQUIVALENCE_MARGIN].map(x);
  const ticks = TICKS.filter(
    (tick) => tick >= from && tick <= to && (to / from <= 2.5 || !FINE.includes(tick)),
  );
  return (
    <svg className="compare-plot" role="img" aria-label={label} width="100%" height={height + AXIS}>
      <rect
        {...{className: 'compare-band', x: least, y: 0, height}}
        width={percent(Number.parseFloat(most) - Number.parseFloat(least))}
      />
      {ticks.map((tick) => (
        <Fragment key={tick}>
          <line className="compare-grid" data-one={tick === 1} {...upright(x(tick), 0, height)} />
          <text x={x(tick)} y={height + 17} textAnchor="middle">
            {words.say('ratio', tick)}
          </text>
        </Fragment>
      ))}
      {ratios.map(({ratio, low, high, letters}, at) => {
        const y = ROW * at + ROW / 2;
        return (
          <Fragment key={letters}>
            <Interval {...{low, high, x, y}} />
            <Disc value={ratio} isHollow={low === null} {...{x, y}} />
            {ratios.length > 1 && (
              <text className="compare-letters" x="0" y={y - 6}>
                {letters}
              </text>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}

/** The places of a line from top to bottom. */
const upright = (x: string, y1: number, y2: number) => ({x1: x, x2: x, y1, y2});

type Place = {x: (value: number) => string; y: number};

const Interval = ({low, high, x, y}: Ends & Place) =>
  low !== null &&
  high !== null && <line className="compare-interval" x1={x(low)} x2={x(high)} y1={y} y2={y} />;

const Disc = ({value, isHollow, x, y}: {value: number; isHollow: boolean} & Place) => (
  <circle className="compare-disc" data-hollow={isHollow} cx={x(value)} cy={y} r="6" />
);

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
