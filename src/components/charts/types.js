/**
 * @typedef {object} Point
 * @property {number | string} x
 * @property {number | null} y null is a gap: the source has no value there
 * @property {number} [low] lower end of the interval
 * @property {number} [high] upper end of the interval
 * @property {boolean} [single] one run, so no interval can be had
 * @property {'at-least' | 'at-most'} [bound] the value is a bound, not a measurement
 * @property {number} [start] where a timeline's bar begins
 * @property {boolean} [unsupported] stated, but the data don't carry it
 * @property {boolean} [failed] the run failed, so there is no value
 * @property {string} [regime] regime of the measurement
 * @property {{check: string, kind: string, reason?: string}[]} [verdicts]
 * @property {string} [token] colour of a cell in a grid
 * @property {string} [from] address of the value in its result file
 *
 * @typedef {object} Series
 * @property {string} id system or model
 * @property {string | null} runtime known runtime, whose colour it has
 * @property {string} [token] colour token where the runtime's isn't meant
 * @property {string} [panel]
 * @property {string} [part] which of two values of one system: p50 or p95, without or with
 * @property {'measured' | 'model'} [role]
 * @property {number} [measuredTo] last x that measurements reach; a model's curve is dashed beyond
 * @property {Point[]} points
 *
 * @typedef {object} Points
 * @property {string} kind
 * @property {{unit: string, values: (number | string)[], ticks?: number[], scale?: 'linear' | 'log'}} x
 * @property {{unit: string}} y
 * @property {({id: string, y?: {unit: string}, tone?: string, own?: boolean, role?: 'cells' | 'effects', axis?: string} & Record<string, any>)[]} [panels]
 *   `role` in a grid of effects; `axis`: key of the text that says what x is, where it isn't that of the figure
 * @property {string[]} [parts]
 * @property {true} [hasTotals] stacked bars end with the sum of their parts
 * @property {Series[]} series
 * @property {{id: string, y: number, panel?: string}[]} [references]
 * @property {{reason: string, between: string[]}} [refusal] what the figure does not compare, and why
 *
 * @typedef {object} Annotation
 * @property {string} id
 * @property {{series: string, x: number | string, panel?: string, part?: string}} at
 *
 * @typedef {object} ChartProps
 * @property {Points} points
 * @property {(key: string, params?: object) => string} t
 * @property {string} locale
 * @property {'linear' | 'log'} [scale]
 * @property {string[] | null} [visibleSeries]
 * @property {Annotation[]} [annotations]
 * @property {string | null} [activeAnnotation]
 * @property {number} width 720 wide or 360 narrow; the frame scales the drawing
 * @property {string | null} [activePoint] key of the point that is pointed at
 * @property {boolean} [isInteractive] marks can be focused
 */
export {};
