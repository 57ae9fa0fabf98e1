import {escape} from '../pool/markup.ts';
import {EQUIVALENCE_MARGIN} from '../../../../lib/comparison/judge.ts';
import type {Words} from '../frame/words.ts';

export type Ratio = {ratio: number; low: number | null; high: number | null};

const ROW = 36;
const AXIS = 24;
/** Room at both ends, per cent of the width, so that marks and labels aren't cut. */
const [LEFT, RIGHT] = [2, 96];

const TICKS = [0.001, 0.01, 0.1, 0.2, 0.5, 0.8, 0.9, 1, 1.1, 1.25, 2, 5, 10, 100, 1000];
/** Narrower than this the axis never is: what lies near 1 shall look so. */
const [LEAST, MOST] = [0.8, 1.25];

/** Ends of the axis: labelled ones on both sides of all ratios, so that each can be read. */
const endsAround = (least: number, most: number) => [
  Math.min(LEAST, TICKS.findLast((tick) => tick <= least / 1.02) ?? least / 1.06),
  Math.max(MOST, TICKS.find((tick) => tick >= most * 1.02) ?? most * 1.06),
];

/** Stands before what can't be compared. */
export const REFUSED =
  '<svg class="compare-mark" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">' +
  '<circle cx="8" cy="8" r="6.5"/><line x1="3.5" y1="12.5" x2="12.5" y2="3.5"/></svg> ';

/**
 * A quantity of one cell: repeats as ticks, their interval as a bar, the median as a disc, hollow for a single number.
 *
 * @param most end of the axis, which begins at 0
 * @returns HTML
 */
export function valueHtml(
  {
    values,
    middle,
    low,
    high,
  }: {values: readonly number[]; middle: number; low: number | null; high: number | null},
  most: number,
  label: string,
): string {
  const x = (value: number) => percent(LEFT + ((RIGHT - LEFT) * value) / most);
  const ticks =
    values.length > 1
      ? values.map(
          (value) =>
            `<line class="compare-repeat" x1="${x(value)}" x2="${x(value)}" y1="6" y2="26"/>`,
        )
      : [];
  return (
    `<svg class="compare-plot" role="img" aria-label="${escape(label)}" width="100%" height="32">` +
    `<line class="compare-axis" x1="${x(0)}" x2="${x(most)}" y1="16" y2="16"/><line class="compare-axis" x1="${x(0)}" x2="${x(0)}" y1="4" y2="28"/>` +
    `${ticks.join('')}${intervalSvg(low, high, 16, x)}${discSvg(middle, low === null, 16, x)}</svg>`
  );
}

/**
 * Ratios on one log axis, with the band that counts as no difference.
 *
 * @param label what is drawn, in words
 * @returns HTML
 */
export function ratiosHtml(
  ratios: readonly (Ratio & {letters: string})[],
  label: string,
  words: Words,
): string {
  const all = ratios.flatMap(({ratio, low, high}) => [ratio, low ?? ratio, high ?? ratio]);
  const [from, to] = endsAround(Math.min(...all), Math.max(...all));
  const x = (value: number) =>
    percent(LEFT + ((RIGHT - LEFT) * Math.log(value / from)) / Math.log(to / from));
  const height = ROW * ratios.length;
  const upper = 1 + EQUIVALENCE_MARGIN;
  const isNarrow = to / from <= 2.5;
  const ticks = TICKS.filter((tick) => tick >= from && tick <= to).filter(
    (tick) => isNarrow || ![0.8, 0.9, 1.1, 1.25].includes(tick),
  );
  const grid = ticks.map(
    (tick) =>
      `<line class="compare-grid" data-one="${tick === 1}" x1="${x(tick)}" x2="${x(tick)}" y1="0" y2="${height}"/>` +
      `<text x="${x(tick)}" y="${height + 17}" text-anchor="middle">${words.say('ratio', tick)}</text>`,
  );
  const rows = ratios.map(({ratio, low, high, letters}, at) => {
    const y = ROW * at + ROW / 2;
    const name =
      ratios.length > 1
        ? `<text class="compare-letters" x="0" y="${y - 6}">${escape(letters)}</text>`
        : '';
    return intervalSvg(low, high, y, x) + discSvg(ratio, low === null, y, x) + name;
  });
  const band = `<rect class="compare-band" x="${x(1 / upper)}" width="${width(x(1 / upper), x(upper))}" y="0" height="${height}"/>`;
  return `<svg class="compare-plot" role="img" aria-label="${escape(label)}" width="100%" height="${height + AXIS}">${band}${grid.join('')}${rows.join('')}</svg>`;
}

function intervalSvg(
  low: number | null,
  high: number | null,
  y: number,
  x: (value: number) => string,
) {
  if (low === null || high === null) return '';
  return `<line class="compare-interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`;
}

const discSvg = (value: number, isHollow: boolean, y: number, x: (value: number) => string) =>
  `<circle class="compare-disc" data-hollow="${isHollow}" cx="${x(value)}" cy="${y}" r="6"/>`;

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

const width = (from: string, to: string) =>
  percent(Number.parseFloat(to) - Number.parseFloat(from));
