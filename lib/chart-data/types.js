// @ts-check
/**
 * What a figure is drawn from: points, as selectors make them and charts, tables and downloads read them.
 *
 * @typedef {object} Point
 * @property {number | string} x
 * @property {number | null} y null is a gap: the source has no value there
 * @property {number} [low] lower end of the interval
 * @property {number} [high] upper end of the interval
 * @property {boolean} [single] one run, so there is no interval
 * @property {'at-least' | 'at-most'} [bound] the value is a bound, not a measurement
 * @property {number} [start] where a timeline's bar begins
 * @property {boolean} [unsupported] stated, but the data don't carry it
 * @property {boolean} [failed] the run failed, so there is no value
 * @property {string} [token] colour of a cell in a grid
 * @property {string} [regime] regime of the measurement
 * @property {{check: string, kind: string, reason?: string}[]} [verdicts]
 * @property {string} [from] `<run>#<measurement>.<path>`, or several joined by a space where one is computed
 *
 * @typedef {object} Series
 * @property {string} id system, model or group
 * @property {string | null} [runtime] known runtime, whose colour it has
 * @property {string} [token] colour token where the runtime's isn't meant
 * @property {string} [panel]
 * @property {string} [part] which of two values of one system: p50 or p95, without or with
 * @property {'measured' | 'model'} [role]
 * @property {number} [measuredTo] last x that measurements reach; a model's curve is dashed beyond
 * @property {Point[]} points
 *
 * @typedef {object} PanelPoints
 * @property {string} id
 * @property {{unit: string}} [y] a panel with it has an axis of its own
 * @property {string} [tone] band that stands behind it
 * @property {'cells' | 'effects'} [role] in a grid of effects
 * @property {string} [axis] key of the text that says what its x are, where they aren't those of the figure
 * @property {string} [design] cells: whose design they are
 * @property {readonly string[]} [rows] ranking: rows of this panel in its own order, where panels don't share them; cells:
 *   levels of the first factor
 * @property {readonly string[]} [columns] cells: levels of the last factor
 * @property {readonly string[]} [across] cells: effects between neighbours of a row
 * @property {readonly string[]} [down] cells: effects between neighbours of a column
 * @property {readonly string[]} [shown] effects: those that are listed
 *
 * @typedef {{id: string, y: number, panel?: string}} Reference a value that points are read against
 *
 * @typedef {'bars' | 'dots' | 'effect-grid' | 'lines' | 'models' | 'pairs' | 'ranked-bars' | 'scatter' | 'slope' |
 *   'stacked-bars' | 'timeline'} ChartKind
 *
 * @typedef {object} Points
 * @property {ChartKind} kind
 * @property {{unit: string, values: (number | string)[], ticks?: number[], scale?: 'linear' | 'log'}} x
 * @property {{unit: string}} y
 * @property {PanelPoints[]} [panels]
 * @property {string[]} [parts]
 * @property {boolean} [hasTotals] stacked bars end with the sum of their parts
 * @property {Series[]} series
 * @property {Reference[]} [references]
 * @property {{reason: string, between: string[]}} [refusal] what the figure does not compare, and why
 */
export {};
