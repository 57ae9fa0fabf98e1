import {formatNumber} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import {textWidth, widest, wrapText} from '../layout/text-width.ts';
import {uprightBetween} from '../layout/paths.ts';
import {stylesOf} from '../marks/style.ts';
import {canStand} from './marks.ts';
import {pointKey, seriesIn, valuesIn} from './points-in-view.ts';
import {gridAt} from './references.ts';
import {intervalText, timesText} from './texts.ts';
import type {
  ChartInput,
  EffectsInView,
  EffectSpan,
  HorizontalPanel,
  Mark,
  PlacedText,
  Point,
  Series,
  Value,
} from '../types.ts';

type Place = {top: number; left: number; right: number};

/** what all rows are placed by, px; `plot`, `value`: where intervals and values begin */
type Rows = ReturnType<typeof columnsOf> & {at: (value: number) => number; series: Series[]};

/**
 * Effects as factors on a logarithmic axis: a group for each effect, a row in it for each design, with the interval
 * as a line and the value at the end. What could not be computed says why.
 */
export function planEffectRows(
  chart: ChartInput,
  panel: EffectsInView,
  place: Place,
): HorizontalPanel {
  const {top, left, right} = place;
  const {type, points} = chart;
  const series = seriesIn(points, panel.id);
  const columns = columnsOf(chart, panel, series, place);
  const titleRows = wrapText(chart.t(`panel.${panel.id}`), type.font, right - left);
  const start = top + type.row * (titleRows.length + 0.4);
  const shown = series.map((each) => ({...each, points: shownIn(panel, each)}));
  const values = valuesIn({...points, series: shown, references: []}, panel.id);
  const axis = valueAxis([...values, 1], 'log');
  const end = columns.value - type.font;
  const at = positioner(axis.domain, [columns.plot, end], 'log');
  const {groups, bottom} = stackGroups(chart, panel, {...columns, at, series}, start);
  const texts = groups.flatMap((group) => group.texts.map((text) => boxed(text, type.font)));
  const boxes = texts.map(({box}) => box);
  const ends = {from: start, to: bottom};
  const ticks = axis.ticks.map((tick) => ({
    ...{x: at(tick), anchor: 'middle' as const},
    text: chart.t('chart.times', {value: formatNumber(tick, 'ratio', chart.locale)}),
  }));
  return {
    ...{...panel, lines: [], labels: [], references: []},
    ground: 'effects',
    ...{titleRows, titleX: left, titleY: top + type.font},
    ...{left: columns.plot, right: end, top: start, bottom, ticks, texts},
    ...{grid: gridAt(ticks, ends, boxes), one: uprightBetween(at(1), ends, boxes)},
    spans: groups.flatMap(({spans}) => spans),
    marks: groups.flatMap(({marks}) => marks),
  };
}

/** A text that begins at its place, with the room that it takes. */
const boxed = (text: PlacedText, font: number) => ({
  ...text,
  box: {
    ...{left: text.x, right: text.x + textWidth(text.text, font)},
    ...{top: text.y - font * 0.8, bottom: text.y + 3},
  },
});

const shownIn = ({shown}: EffectsInView, {points}: Series) =>
  points.filter(({x}) => shown.includes(String(x)));

function columnsOf(
  chart: ChartInput,
  panel: EffectsInView,
  series: Series[],
  {left, right}: Place,
) {
  const {font, isNarrow, pin} = chart.type;
  const names = isNarrow ? 0 : font * 13;
  const designs =
    series.length > 1
      ? widest(
          series.map(({id}) => chart.t(`short.${id}`)),
          font,
        ) + 12
      : 0;
  const values = series.flatMap((each) =>
    shownIn(panel, each).map((point) => rowText(chart, point)),
  );
  const pins = chart.annotations?.length ? 2 * pin + 6 : 0;
  return {
    left,
    room: isNarrow ? right - left : names - 12,
    design: left + names,
    // The first tick may stand at the very left, and its text is centred on it.
    plot: left + Math.max(names + designs, font * 1.25),
    value: right - widest(values, font) - pins,
    pin: right - pin - 2,
  };
}

function stackGroups(chart: ChartInput, panel: EffectsInView, rows: Rows, start: number) {
  const {font, isNarrow} = chart.type;
  const styles = stylesOf(rows.series);
  const height = font * 1.6;
  let y = start;
  const groups = panel.shown.map((effect) => {
    const name = wrapText(chart.t(`category.${effect}`), font, rows.room);
    const first = isNarrow ? y + height * name.length * 0.85 : y;
    const placed = rowsOfEffect(chart, rows, effect).map(({series, point, texts}, index) => {
      const top = first + height * index;
      const value = {text: rowText(chart, point), x: rows.value, y: top + font * 1.1};
      const {colour, shape} = styles.get(series.id);
      const look = {key: pointKey(series, effect), series, panel, colour, shape};
      return {
        texts: [...texts.map((each) => ({...each, y: value.y})), value],
        ...(canStand(point) && marked(rows, point, look, top + font * 0.75, font)),
      };
    });
    const title: PlacedText[] = name.map((text, index) => ({
      ...{text, isTitle: true, x: rows.left},
      y: y + font * (1.1 + index * 1.2),
    }));
    const used = isNarrow ? 0 : name.length * font * 1.2;
    y = Math.max(first + height * placed.length, y + used) + font * 0.7;
    return {
      texts: [...title, ...placed.flatMap(({texts}) => texts)],
      spans: placed.flatMap(({span}) => span ?? []),
      marks: placed.flatMap(({mark}) => mark ?? []),
    };
  });
  return {groups, bottom: y};
}

/** One row says for all designs that an effect was computed for none. */
function rowsOfEffect({t}: ChartInput, {series, design}: Rows, effect: string) {
  const isNamed = series.length > 1;
  const rows = series.map((each) => ({
    series: each,
    point: each.points.find(({x}) => x === effect) ?? {x: effect, y: null},
    texts: isNamed ? [{text: t(`short.${each.id}`), x: design}] : [],
  }));
  return rows.every(({point}) => point.y === null) ? [{...rows[0], texts: []}] : rows;
}

/** A point's mark and its interval; open with an arrow on the side that a bound leaves open. */
function marked(
  {at, plot, value, pin}: Rows,
  point: Value,
  look: Pick<Mark, 'key' | 'series' | 'panel' | 'colour' | 'shape'>,
  y: number,
  font: number,
) {
  const {low = point.y, high = point.y, bound, single} = point;
  const {colour} = look;
  const from = bound === 'at-most' ? plot : at(low);
  const to = bound === 'at-least' ? value - font : at(high);
  const open: EffectSpan['open'] =
    bound === 'at-least' ? 'right' : bound === 'at-most' ? 'left' : null;
  const mark: Mark = {
    ...{...look, point, x: at(point.y), y, isHollow: single === true},
    pinSpot: {x: pin, y},
  };
  const span = from === to ? null : {key: `${point.x}-${y}`, from, to, y, colour, open};
  return {mark, span};
}

function rowText(chart: ChartInput, point: Point) {
  if (!canStand(point)) return chart.t('chart.no-effect');
  const interval = intervalText(chart, point, 'ratio');
  return interval ? `${timesText(chart, point)} (${interval})` : timesText(chart, point);
}
