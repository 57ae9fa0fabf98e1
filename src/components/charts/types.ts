import type {PanelPoints, Point, Points, Reference, Series} from '../../../lib/chart-data/types.ts';
import type {Axis} from './layout/axis.ts';
import type {Box, Spot} from './layout/place-pins.ts';
import type {Across} from './plan/across.ts';
import type {planEffectCells} from './plan/effect-cells.ts';

export type {Across, Box, Point, Points, Reference, Series, Spot};

/**
 * What charts are given, what their plans consist of, and what is drawn. Points themselves are in
 * lib/chart-data/types.ts. All places are in px of a drawing that is 720 or 360 wide.
 */
export type Segment = [Spot, Spot];

/** a point that isn't a gap */
export type Value = Point & {y: number};

export type Scale = 'linear' | 'log';

export interface Annotation {
  id: string;
  at: {series: string; x: number | string; panel?: string; part?: string};
}

export interface ChartProps {
  points: Points;
  /** of the figure, which the addresses of its notes begin with */
  name?: string;
  t: (key: string, params?: object) => string;
  locale: string;
  scale?: Scale;
  visibleSeries?: readonly string[] | null;
  annotations?: readonly Annotation[];
  activeAnnotation?: string | null;
  /**
   * 720 wide or 360 narrow; the frame scales the drawing. Sheets of other shapes, such as slides,
   * ask for others
   */
  width: number;
  /**
   * of one panel, where a sheet has a height to fill; kinds whose height follows from
   * their rows take no notice
   */
  plotHeight?: number;
  /** rows closer to each other, where a slide has more of them than its type leaves room for */
  isDense?: boolean;
  /** key of the point that is pointed at */
  activePoint?: string | null;
  /** marks can be focused */
  isInteractive?: boolean;
}

/** sizes of text and marks at a drawing's width, px */
export interface Type {
  isNarrow: boolean;
  font: number;
  /** radius */
  mark: number;
  /** from line to line */
  row: number;
  /** radius */
  pin: number;
}

export type Style = {colour: string; shape: string; dash: string | undefined};

/** what a chart is planned from: its props, and what follows from its width and its series */
export type ChartInput = ChartProps & {type: Type; styles: Styles};

/** by series: each series of the points has one */
export interface Styles extends ReadonlyMap<string, Style> {
  get: (id: string) => Style;
}

export interface PanelInView extends PanelPoints {
  y: {unit: string};
  isNamed: boolean;
}

export interface PanelWithAxis extends PanelInView, Axis {
  tickTexts: string[];
  /** room of the ticks */
  gutter: number;
  hasOwnAxis: boolean;
  title: string | null;
}

/** a panel in its place, before anything is in it */
export interface Panel extends PanelWithAxis, Box {
  /** above the plot and below its title, for what is higher than the plot */
  headroom: number;
  /** room right of the plot, for names */
  column: number;
  titleRows: string[];
  titleBoxes: Box[];
  showsTicks: boolean;
  separators: number[];
  xAt: (x: number | string) => number;
  yAt: (y: number) => number;
  xTicks: {x: number | string; at: number; lines: string[]}[];
  type: Type;
}

/** what a kind of chart wants around its panels, px */
export interface SheetParts {
  across: Across;
  legend?: LegendItem[];
  /** for names right of each plot */
  labelColumn?: number;
  /** for names on the left, in place of the ticks of the value axis */
  leftColumn?: number;
  /** panels beside each other on a narrow sheet */
  narrowColumns?: number;
  /** above each plot */
  headroom?: number;
}

export interface Mark extends Spot {
  key: string;
  point: Value;
  series: Series;
  /** intervals are drawn upright where it has a `yAt` */
  panel: PanelInView & {yAt?: (y: number) => number};
  colour: string;
  /** `none` where a bar or a text stands for it */
  shape: string;
  isHollow: boolean;
  intervalColour?: string;
  /** where its pin stands, in drawings whose rows leave room for one */
  pinSpot?: Spot;
}

export interface Bar extends Spot {
  key: string;
  width: number;
  height: number;
  colour: string;
  isHollow: boolean;
  isUnsupported?: boolean;
  opacity?: number;
  box?: Box;
}

export interface Line {
  id: string;
  colour: string;
  dash: string | undefined;
  isModel: boolean;
  /** px */
  measuredTo: number;
  /** null breaks the line */
  data: {key: string; x: number; y: number | null}[];
  /** without the gaps */
  vertices: Spot[];
}

/** a name at the end of a line or beside a mark */
export interface Label extends Spot {
  text: string;
  colour: string;
  lines: {text: string; y: number}[];
  /** where its leader begins; null without one */
  from: Spot | null;
  /** where its leader ends */
  leadTo?: number;
  box: Box;
}

export interface PlacedText extends Spot {
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  isMuted?: boolean;
  isLarge?: boolean;
  isStrong?: boolean;
  isTitle?: boolean;
  box?: Box;
}

/** a line that is drawn as it is: of an interval, for a failed run, in place of a bar on a logarithmic axis */
export interface Stroke {
  key: string;
  /** path */
  d: string;
  colour: string;
  width: number;
  dash?: string;
  opacity?: number;
}

/** a line that values are read against, with its caption */
export type PlacedReference = PlacedText & {id: string; d: string; box: Box};

/** interval of an effect; `open`: the side that a bound leaves open */
export interface EffectSpan {
  key: string;
  from: number;
  to: number;
  y: number;
  colour: string;
  open: 'left' | 'right' | null;
}

export type LegendItem = {
  id: string;
  text: string;
  shape: string;
  colour: string;
  isHollow?: boolean;
};

/** what an annotation can be pinned to */
export type Anchor = Spot & {key: string; pinSpot?: Spot};

export interface Pin {
  id: string;
  number: number;
  /** of its mark */
  key: string;
  /** what its leader comes from */
  anchor: Spot | null;
  radius: number;
  href: string;
  label: string;
}

export type ValueLabel = PlacedText & {key: string; box: Box};

/** from the first value of a system to its second */
export type Stem = {key: string; x: number; from: number; to: number; colour: string};

/** what panels hold; those without an axis have no lines */
export interface Contents {
  id: string;
  marks: Mark[];
  lines: Line[];
  labels: Label[];
  references: PlacedReference[];
  bars?: Bar[];
  valueLabels?: ValueLabel[];
  stems?: Stem[];
  strokes?: Stroke[];
  texts?: PlacedText[];
}

export type UprightPanel = Panel & Contents & {ground?: undefined};

/** a grid of cells, with what its points say of it */
export type CellsInView = PanelInView &
  Required<Pick<PanelInView, 'rows' | 'columns' | 'across' | 'down' | 'design'>>;

export type EffectsInView = PanelInView & {shown: readonly string[]};

/** where values run across */
export interface HorizontalPanel extends Contents {
  /** `effects`: texts stand behind the marks, not on them */
  ground: 'horizontal' | 'effects';
  titleRows: string[];
  titleX: number;
  titleY: number;
  left: number;
  right?: number;
  top: number;
  bottom: number;
  ticks: Omit<PlacedText, 'y'>[];
  /** path of the lines at the ticks, which no text stands on */
  grid: string;
  uprights?: PlacedReference[];
  /** path of the line at a factor of 1 */
  one?: string;
  spans?: EffectSpan[];
}

export type CellsPanel = ReturnType<typeof planEffectCells>;

export type DrawnPanel = UprightPanel | HorizontalPanel | CellsPanel;

export interface PlannedHeader {
  legend: (LegendItem & Spot)[];
  yTitle: PlacedText[];
}

/** all of a drawing in its place */
export interface Plan {
  width: number;
  height: number;
  type: Type;
  header: PlannedHeader;
  panels: DrawnPanel[];
  xTitle: PlacedText[];
  notes: PlacedText[];
  marks: Mark[];
  pins: (Pin & Spot)[];
}

export type Describe = (mark: Pick<Mark, 'series' | 'point' | 'panel'>) => string;
