import {formatNumber} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import {textWidth, wrapText} from '../layout/text-width.ts';
import {stylesOf} from '../marks/style.ts';
import {intervalText, timesText} from './effect-texts.ts';
import {canStand} from './marks.ts';
import {pointKey, seriesIn, valuesIn} from './points-in-view.ts';
import type {ChartProps, PanelInView, Point, Series, Styles, Type, Value} from '../types.ts';

export type EffectsPanel = PanelInView & {shown: readonly string[]};

/** where name, design, plot and value begin, px */
export type Columns = ReturnType<typeof columnsOf>;

/**
 * Effects as factors on a logarithmic axis: a group for each effect, a row in it for each design, with the interval
 * as a line and the value at the end. What could not be computed says why.
 */
export function planEffectRows(
  props: ChartProps,
  panel: EffectsPanel,
  {type, top, left, right}: {type: Type; top: number; left: number; right: number},
) {
  const series = seriesIn(props.points, panel.id);
  const columns = columnsOf(props, panel, series, {type, left, right});
  const titleRows = wrapText(props.t(`panel.${panel.id}`), type.font, right - left);
  const start = top + type.row * (titleRows.length + 0.4);
  const axis = valueAxis(valuesShown(props, panel, series), 'log');
  const at = positioner(axis.domain, [columns.plot, columns.value - type.font], 'log');
  const {groups, bottom} = stackGroups(props, panel, {series, columns, start, type, at});
  return {
    ...panel,
    ...{
      ground: 'effects' as const,
      titleRows,
      titleX: left,
      titleY: top + type.font,
      lines: [],
      labels: [],
      references: [],
    },
    ...{xDomain: axis.domain, domain: [0, 1]},
    ...{left: columns.plot, right: columns.value - type.font, top: start, bottom},
    one: at(1),
    ticks: axis.ticks.map((tick) => ({
      x: at(tick),
      text: props.t('chart.times', {value: formatNumber(tick, 'ratio', props.locale)}),
    })),
    texts: groups.flatMap(({texts}) => texts),
    spans: groups.flatMap(({spans}) => spans),
    marks: groups.flatMap(({marks}) => marks),
  };
}

function valuesShown({points}: ChartProps, panel: EffectsPanel, series: Series[]) {
  const shown = series.map((each) => ({
    ...each,
    points: each.points.filter(({x}) => panel.shown.includes(String(x))),
  }));
  return [...valuesIn({...points, series: shown, references: []}, panel.id), 1];
}

function columnsOf(
  props: ChartProps,
  panel: EffectsPanel,
  series: Series[],
  {type, left, right}: {type: Type; left: number; right: number},
) {
  const {font, isNarrow, pin} = type;
  const widest = (texts: string[]) => Math.max(...texts.map((text) => textWidth(text, font)));
  const names = isNarrow ? 0 : font * 13;
  const designs = series.length > 1 ? widest(series.map(({id}) => props.t(`short.${id}`))) + 12 : 0;
  const values = series.flatMap(({points}) =>
    points.filter(({x}) => panel.shown.includes(String(x))).map((point) => rowText(props, point)),
  );
  const pins = props.annotations?.length ? 2 * pin + 6 : 0;
  return {
    left,
    room: isNarrow ? right - left : names - 12,
    design: left + names,
    // The first tick may stand at the very left, and its text is centred on it.
    plot: left + Math.max(names + designs, font * 1.25),
    value: right - widest(values) - pins,
    pin: right - pin - 2,
  };
}

function stackGroups(
  props: ChartProps,
  panel: EffectsPanel,
  {
    series,
    columns,
    start,
    type,
    at,
  }: {series: Series[]; columns: Columns; start: number; type: Type; at: (value: number) => number},
) {
  const styles = stylesOf(series);
  const height = type.font * 1.6;
  let y = start;
  const groups = panel.shown.map((effect: string) => {
    const name = wrapText(props.t(`category.${effect}`), type.font, columns.room);
    const first = type.isNarrow ? y + height * name.length * 0.85 : y;
    const rows = rowsOfEffect(props, series, effect, columns).map((row, index) =>
      rowOf(props, panel, {...row, effect, columns, type, at, styles, y: first + height * index}),
    );
    const title = name.map((text, index) => ({
      text,
      isTitle: true,
      x: columns.left,
      y: y + type.font * (1.1 + index * 1.2),
    }));
    const used = type.isNarrow ? 0 : name.length * type.font * 1.2;
    y = Math.max(first + height * rows.length, y + used) + type.font * 0.7;
    return {
      texts: [...title, ...rows.flatMap(({texts}) => texts)],
      spans: rows.flatMap(({span}) => span ?? []),
      marks: rows.flatMap(({mark}) => mark ?? []),
    };
  });
  return {groups, bottom: y};
}

/** One row says for all designs that an effect was computed for none. */
function rowsOfEffect(props: ChartProps, series: Series[], effect: string, columns: Columns) {
  const rows = series.map((each) => ({
    each,
    name: columns.plot > columns.design ? props.t(`short.${each.id}`) : null,
    point: each.points.find(({x}) => x === effect) ?? {x: effect, y: null},
  }));
  return rows.every(({point}) => point.y === null) ? [{...rows[0], name: null}] : rows;
}

function rowOf(
  props: ChartProps,
  panel: EffectsPanel,
  {
    each,
    name,
    point,
    effect,
    columns,
    type,
    at,
    styles,
    y,
  }: {
    each: Series;
    name: string | null;
    point: Point;
    effect: string;
    columns: Columns;
    type: Type;
    at: (value: number) => number;
    styles: Styles;
    y: number;
  },
) {
  const base = y + type.font * 1.1;
  const middle = y + type.font * 0.75;
  const {colour, shape} = styles.get(each.id);
  const texts = [
    ...(name === null ? [] : [{text: name, x: columns.design, y: base}]),
    {text: rowText(props, point), x: columns.value, y: base},
  ];
  if (!canStand(point)) return {texts};
  return {
    texts,
    span: spanOf(point, {at, columns, type, middle, colour}),
    mark: {
      ...{key: pointKey(each, effect), point, series: each, panel, colour, shape},
      x: at(point.y),
      y: middle,
      isHollow: point.single === true,
      pinSpot: {x: columns.pin, y: middle},
    },
  };
}

/** An interval; open with an arrow on the side that a bound leaves open. */
function spanOf(
  {low, high, y, bound, x: key}: Value,
  {
    at,
    columns,
    type,
    middle,
    colour,
  }: {at: (value: number) => number; columns: Columns; type: Type; middle: number; colour: string},
) {
  const end = columns.value - type.font;
  const from = bound === 'at-most' ? columns.plot : at(low ?? y);
  const to = bound === 'at-least' ? end : at(high ?? y);
  const open = bound === 'at-least' ? 'right' : bound === 'at-most' ? 'left' : null;
  return from === to ? null : {key: `${key}-${middle}`, from, to, y: middle, colour, open};
}

function rowText(props: ChartProps, point: Point) {
  if (!canStand(point)) return props.t('chart.no-effect');
  const interval = intervalText(props, point, 'ratio');
  return interval ? `${timesText(props, point)} (${interval})` : timesText(props, point);
}
