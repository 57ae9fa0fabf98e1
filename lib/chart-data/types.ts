/**
 * What a figure is drawn from: points, as selectors make them and charts, tables and downloads read them.
 */
export interface Point {
  x: number | string;
  /** null is a gap: the source has no value there */
  y: number | null;
  /** lower end of the interval */
  low?: number;
  /** upper end of the interval */
  high?: number;
  /** sessions that the interval rests on */
  sessions?: number;
  /** one run, so there is no interval */
  single?: boolean;
  /** the value is a bound, not a measurement */
  bound?: 'at-least' | 'at-most';
  /** where a timeline's bar begins */
  start?: number;
  /** stated, but the data don't carry it */
  unsupported?: boolean;
  /** the run failed, so there is no value */
  failed?: boolean;
  /** colour of a cell in a grid */
  token?: string;
  /** regime of the measurement */
  regime?: string;
  verdicts?: {check: string; kind: string; reason?: string}[];
  /** `<run>#<measurement>.<path>`, or several joined by a space where one is computed */
  from?: string;
}

export interface Series {
  /** system, model or group */
  id: string;
  /** known runtime, whose colour it has */
  runtime?: string | null;
  /** colour token where the runtime's isn't meant */
  token?: string;
  panel?: string;
  /** which of two values of one system: p50 or p95, without or with */
  part?: string;
  role?: 'measured' | 'model';
  /** last x that measurements reach; a model's curve is dashed beyond */
  measuredTo?: number;
  points: Point[];
}

export interface PanelPoints {
  id: string;
  /** a panel with it has an axis of its own */
  y?: {unit: string};
  /** band that stands behind it */
  tone?: string;
  /** in a grid of effects */
  role?: 'cells' | 'effects';
  /** key of the text that says what its x are, where they aren't those of the figure */
  axis?: string;
  /** cells: whose design they are */
  design?: string;
  /**
   * ranking: rows of this panel in its own order, where panels don't share them; cells:
   * levels of the first factor
   */
  rows?: readonly string[];
  /** cells: levels of the last factor */
  columns?: readonly string[];
  /** cells: effects between neighbours of a row */
  across?: readonly string[];
  /** cells: effects between neighbours of a column */
  down?: readonly string[];
  /** effects: those that are listed */
  shown?: readonly string[];
}

/** a value that points are read against */
export type Reference = {id: string; y: number; panel?: string};

export type ChartKind =
  | 'bars'
  | 'dots'
  | 'effect-grid'
  | 'lines'
  | 'models'
  | 'pairs'
  | 'ranked-bars'
  | 'scatter'
  | 'slope'
  | 'stacked-bars'
  | 'timeline';

export interface Points {
  kind: ChartKind;
  x: {unit: string; values: (number | string)[]; ticks?: number[]; scale?: 'linear' | 'log'};
  y: {unit: string};
  panels?: PanelPoints[];
  parts?: string[];
  /** stacked bars end with the sum of their parts */
  hasTotals?: boolean;
  series: Series[];
  references?: Reference[];
  /** what the figure does not compare, and why */
  refusal?: {reason: string; between: string[]};
}
