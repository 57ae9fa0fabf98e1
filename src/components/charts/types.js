// @ts-check
/**
 * What charts are given, what their plans consist of, and what is drawn. Points themselves are in
 * lib/chart-data/types.js. All places are in px of a drawing that is 720 or 360 wide.
 *
 * @typedef {import('../../../lib/chart-data/types.js').Point} Point
 * @typedef {import('../../../lib/chart-data/types.js').Series} Series
 * @typedef {import('../../../lib/chart-data/types.js').Points} Points
 * @typedef {import('../../../lib/chart-data/types.js').PanelPoints} PanelPoints
 * @typedef {import('../../../lib/chart-data/types.js').Reference} Reference
 * @typedef {import('./layout/place-pins.js').Box} Box
 * @typedef {import('./layout/place-pins.js').Spot} Spot
 * @typedef {[Spot, Spot]} Segment
 * @typedef {import('./plan/across.js').Across} Across
 *
 * @typedef {Point & {y: number}} Value a point that isn't a gap
 * @typedef {'linear' | 'log'} Scale
 *
 * @typedef {object} Annotation
 * @property {string} id
 * @property {{series: string, x: number | string, panel?: string, part?: string}} at
 *
 * @typedef {object} ChartProps
 * @property {Points} points
 * @property {string} [name] of the figure, which the addresses of its notes begin with
 * @property {(key: string, params?: object) => string} t
 * @property {string} locale
 * @property {Scale} [scale]
 * @property {readonly string[] | null} [visibleSeries]
 * @property {readonly Annotation[]} [annotations]
 * @property {string | null} [activeAnnotation]
 * @property {number} width 720 wide or 360 narrow; the frame scales the drawing. Sheets of other shapes, such as slides,
 *   ask for others
 * @property {number} [plotHeight] of one panel, where a sheet has a height to fill; kinds whose height follows from
 *   their rows take no notice
 * @property {boolean} [isDense] rows closer to each other, where a slide has more of them than its type leaves room for
 * @property {string | null} [activePoint] key of the point that is pointed at
 * @property {boolean} [isInteractive] marks can be focused
 *
 * @typedef {object} Type sizes of text and marks at a drawing's width, px
 * @property {boolean} isNarrow
 * @property {number} font
 * @property {number} mark radius
 * @property {number} row from line to line
 * @property {number} pin radius
 *
 * @typedef {{colour: string, shape: string, dash: string | undefined}} Style
 * @typedef {Omit<Map<string, Style>, 'get'> & {get: (id: string) => Style}} Styles by series: each series of the
 *   points has one
 *
 * @typedef {PanelPoints & {y: {unit: string}, isNamed: boolean}} PanelInView
 *
 * @typedef {object} ValueAxis
 * @property {[number, number]} domain
 * @property {number[]} ticks
 * @property {boolean} [hasZero]
 * @property {string[]} tickTexts
 * @property {number} gutter room of the ticks
 * @property {boolean} hasOwnAxis
 * @property {string | null} title
 *
 * @typedef {PanelInView & ValueAxis} PanelWithAxis
 *
 * @typedef {object} Placed
 * @property {number} left
 * @property {number} right
 * @property {number} top
 * @property {number} bottom
 * @property {number} headroom above the plot and below its title, for what is higher than the plot
 * @property {number} column room right of the plot, for names
 * @property {string[]} titleRows
 * @property {Box[]} titleBoxes
 * @property {boolean} showsTicks
 * @property {number[]} separators
 * @property {(x: number | string) => number} xAt
 * @property {(y: number) => number} yAt
 * @property {{x: number | string, at: number, lines: string[]}[]} xTicks
 * @property {Type} type
 *
 * @typedef {PanelWithAxis & Placed} Panel a panel in its place, before anything is in it
 *
 * @typedef {object} Mark
 * @property {string} key
 * @property {Value} point
 * @property {Series} series
 * @property {PanelInView & {yAt?: (y: number) => number}} panel intervals are drawn upright where it has a `yAt`
 * @property {number} x
 * @property {number} y
 * @property {string} colour
 * @property {string} shape `none` where a bar or a text stands for it
 * @property {boolean} isHollow
 * @property {string} [intervalColour]
 * @property {Spot} [pinSpot] where its pin stands, in drawings whose rows leave room for one
 *
 * @typedef {object} Bar
 * @property {string} key
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} colour
 * @property {boolean} isHollow
 * @property {boolean} [isUnsupported]
 * @property {number} [opacity]
 * @property {Box} [box]
 *
 * @typedef {object} Line
 * @property {string} id
 * @property {string} colour
 * @property {string | undefined} dash
 * @property {boolean} isModel
 * @property {number} measuredTo px
 * @property {{key: string, x: number, y: number | null}[]} data null breaks the line
 * @property {Spot[]} vertices without the gaps
 *
 * @typedef {object} Label a name at the end of a line or beside a mark
 * @property {string} text
 * @property {string} colour
 * @property {number} x
 * @property {number} y
 * @property {{text: string, y: number}[]} lines
 * @property {Spot | null} from where its leader begins; null without one
 * @property {number} [leadTo] where its leader ends
 * @property {Box} box
 *
 * @typedef {object} PlacedText
 * @property {string} text
 * @property {number} x
 * @property {number} y
 * @property {'start' | 'middle' | 'end'} [anchor]
 * @property {boolean} [isMuted]
 * @property {boolean} [isLarge]
 * @property {boolean} [isStrong]
 * @property {boolean} [isTitle]
 * @property {Box} [box]
 *
 * @typedef {{key: string, x: number, y: number, colour: string}} Cross
 * @typedef {{key: string, from: number, to: number, y: number}} Interval
 *
 * @typedef {object} PlacedReference
 * @property {string} id
 * @property {number} value
 * @property {number} y
 * @property {number} left
 * @property {number} right
 * @property {string} text
 * @property {Box} box
 * @property {number} textX
 * @property {number} textY
 *
 * @typedef {{id: string, text: string, shape: string, colour: string, isHollow?: boolean}} LegendItem
 *
 * @typedef {Spot & {key: string, pinSpot?: Spot}} Anchor what an annotation can be pinned to
 *
 * @typedef {object} Pin
 * @property {string} id
 * @property {number} number
 * @property {string} key of its mark
 * @property {Spot | null} anchor what its leader comes from
 * @property {number} radius
 * @property {string} href
 * @property {string} label
 *
 * @typedef {PlacedText & {key: string, box: Box}} ValueLabel
 * @typedef {{key: string, x: number, from: number, to: number, colour: string}} Stem from the first value of a system to
 *   its second
 * @typedef {{key: string, from: number, to: number, y: number, colour: string, isUnsupported: boolean}} Thread stands
 *   for a bar on a logarithmic axis
 *
 * @typedef {object} Contents what panels hold; those without an axis have no lines
 * @property {string} id
 * @property {Mark[]} marks
 * @property {Line[]} lines
 * @property {Label[]} labels
 * @property {PlacedReference[]} references
 * @property {Bar[]} [bars]
 * @property {ValueLabel[]} [valueLabels]
 * @property {Stem[]} [stems]
 * @property {Thread[]} [threads]
 * @property {Interval[]} [intervals]
 * @property {Cross[]} [crosses]
 * @property {PlacedText[]} [texts]
 *
 * @typedef {Panel & Contents & {ground?: undefined}} UprightPanel
 * @typedef {{titleRows: string[], titleY: number, left: number, top: number, bottom: number,
 *   ticks: {x: number, text: string}[]}} AcrossGround where values run across
 * @typedef {Contents & AcrossGround & {ground: 'horizontal',
 *   uprights?: {id: string, x: number, text: string, textX: number, textY: number}[]}} HorizontalPanel
 * @typedef {ReturnType<typeof import('./plan/effect-cells.js').planEffectCells>} CellsPanel
 * @typedef {ReturnType<typeof import('./plan/effect-rows.js').planEffectRows>} EffectsPanel
 * @typedef {UprightPanel | HorizontalPanel | CellsPanel | EffectsPanel} DrawnPanel
 *
 * @typedef {object} PlannedHeader
 * @property {(LegendItem & Spot)[]} legend
 * @property {PlacedText[]} yTitle
 *
 * @typedef {object} Plan all of a drawing in its place
 * @property {number} width
 * @property {number} height
 * @property {Type} type
 * @property {PlannedHeader} header
 * @property {DrawnPanel[]} panels
 * @property {PlacedText[]} xTitle
 * @property {PlacedText[]} notes
 * @property {Mark[]} marks
 * @property {(Pin & Spot)[]} pins
 *
 * @typedef {(mark: Pick<Mark, 'series' | 'point' | 'panel'>) => string} Describe
 */
export {};
