import {escape} from '../pool/markup.ts';
import {withBound} from './sentence.ts';
import type {Words} from '../frame/words.ts';
import type {Model} from './model.ts';
import type {CornerKey, Design} from './state.ts';

export type Heights = Partial<Record<CornerKey, number>>;

const HEIGHT = 250;
/** Room above and below the points, and for the names of the columns. */
const [ABOVE, BELOW] = [18, 40];
/** Where the two columns stand, percent of the width. */
const [LEFT, RIGHT] = [22, 68];

/**
 * The four cells as heights on a log scale, where effects that multiply make a parallelogram.
 *
 * @returns HTML
 */
export function heightsHtml(design: Design, model: Model | null, words: Words): string {
  const {t} = words;
  const measured = ratesOf(design);
  const {y00, y01, y10} = measured;
  const product = y00 && y01 && y10 ? (y10 * y01) / y00 : undefined;
  const rings = model ? ringsOf(model) : {};
  const y = heightOn([
    ...Object.values(measured),
    ...Object.values(rings),
    ...(product ? [product] : []),
  ]);
  const columns = [
    [LEFT, 'blocking'],
    [RIGHT, 'coroutine'],
  ].map(
    ([x, name]) =>
      `<text x="${x}%" y="${HEIGHT - 8}" text-anchor="middle" class="effects-column">${escape(t(`effects.column.${name}`))}</text>`,
  );
  const marks = [
    product && y10 ? promised(y(y10), y(product), words) : '',
    sides(rings, y, 'effects-model-line'),
    sides(measured, y, 'effects-line'),
    ...points(rings, y, 'effects-model-mark', 7),
    ...points(measured, y, 'effects-dot', 5),
    ...labels(design, y, words),
  ];
  return `<svg class="effects-heights" height="${HEIGHT}" role="img" aria-label="${escape(t('effects.heights.label'))}">${marks.join('')}${columns.join('')}</svg>`;
}

const ratesOf = ({cells}: Design): Heights =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([key, cell]) => (cell ? [[key, cell.value]] : [])),
  );

const ringsOf = ({cells}: Model): Heights =>
  Object.fromEntries(Object.entries(cells).map(([key, {perS}]) => [key, perS]));

/** @returns pixels from above */
function heightOn(rates: readonly number[]): (rate: number) => number {
  const [low, high] = [Math.min(...rates), Math.max(...rates) * 1.0001];
  const room = HEIGHT - ABOVE - BELOW - 12;
  return (rate) =>
    Math.round((ABOVE + (1 - Math.log(rate / low) / Math.log(high / low)) * room) * 10) / 10;
}

const xOf = (key: string) => (key[2] === '0' ? LEFT : RIGHT);

/** The four sides, as far as their ends are known. */
function sides(rates: Heights, y: (rate: number) => number, look: string) {
  const pairs = [
    ['y00', 'y01', 'dropped'],
    ['y10', 'y11', 'kept'],
    ['y00', 'y10', 'side'],
    ['y01', 'y11', 'side'],
  ] as const;
  return pairs
    .map(([from, to, row]) => {
      const [a, b] = [rates[from], rates[to]];
      if (!a || !b) return '';
      return `<line class="${look}" data-row="${row}" x1="${xOf(from)}%" x2="${xOf(to)}%" y1="${y(a)}" y2="${y(b)}"/>`;
    })
    .join('');
}

const points = (rates: Heights, y: (rate: number) => number, look: string, radius: number) =>
  Object.entries(rates).map(
    ([key, rate]) =>
      `<circle class="${look}" data-cell="${key}" cx="${xOf(key)}%" cy="${y(rate)}" r="${radius}"/>`,
  );

function labels({cells}: Design, y: (rate: number) => number, {number}: Words) {
  return Object.entries(cells).flatMap(([key, cell]) => {
    if (!cell) return [];
    const isLeft = key[2] === '0';
    const x = isLeft ? LEFT - 3 : RIGHT + 3;
    const text = escape(withBound(cell, number(cell.value)));
    return [
      `<text class="effects-number" x="${x}%" y="${y(cell.value) + 5}" text-anchor="${isLeft ? 'end' : 'start'}">${text}</text>`,
    ];
  });
}

/** Where the cell with both would stand if the effects multiplied. */
function promised(from: number, to: number, {t}: Words) {
  return (
    `<line class="effects-promised" x1="${LEFT}%" x2="${RIGHT}%" y1="${from}" y2="${to}"/>` +
    `<text class="effects-promise" x="${RIGHT + 3}%" y="${to + 4}">${escape(t('effects.heights.product'))}</text>`
  );
}
