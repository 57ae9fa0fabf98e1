// @ts-check
/**
 * What the files of a study hold: `quantities.js`, `figures/` and `claims/`.
 *
 * @typedef {import('../../lib/result/types.js').Run} Run
 * @typedef {import('../../lib/chart-data/types.js').Points} Points
 * @typedef {(id: string) => Run} RunOf a run by its id, or by its name alone where one study has such a run; throws an
 *   Error that lists what there is
 *
 * @typedef {object} Quantity
 * @property {string} unit of `lib/result/units.js`
 * @property {number} [digits] decimals, of a percentage where the unit is `share`
 * @property {(runs: RunOf) => number} of
 *
 * @typedef {Record<string, Quantity>} Quantities by name
 * @typedef {Omit<Quantity, 'of'>} Shown how a quantity is shown
 *
 * @typedef {object} FigureDefinition what a file of `figures/` exports
 * @property {readonly string[]} runs
 * @property {(runs: Run[]) => Points} select given the runs in the order of `runs`
 * @property {import('../../lib/chart-data/types.js').ChartKind} chart
 * @property {readonly ('linear' | 'log')[]} scales
 * @property {readonly FigureAnnotation[]} [annotations]
 *
 * @typedef {{id: string, at: {series: string, panel?: string, part?: string, x: number | string}}} FigureAnnotation
 *
 * @typedef {'holds' | 'rounding' | 'selective' | 'wrong' | 'not-derivable' | 'artefact'} Verdict
 * @typedef {{value: number, unit: string} | {from: number, to: number, unit: string}} Stated
 *
 * @typedef {object} Judged what a judge is given
 * @property {number} ours the quantity that `ours` of its claim names
 * @property {(name: string) => number} q a quantity's value
 *
 * @typedef {object} Wording what a calculation is given
 * @property {(name: string, manner?: string) => string} say a quantity's text; `unit`, `percent` or `number(digits: 1)`
 *   say how it is written
 * @property {(name: string) => number} q
 * @property {(value: number, unit?: string, shown?: {digits?: number}) => string} number text of a number that
 *   has no name
 *
 * @typedef {object} ClaimOfAnyKind what a study says of a sentence in a source
 * @property {string} id
 * @property {string} source
 * @property {string} where place in the source
 * @property {string} quote
 * @property {true} [key] one of those that the study is known for
 * @property {string | null} [ours] name of a quantity
 * @property {Verdict} verdict
 * @property {(wording: Wording) => string} [calculation]
 *
 * @typedef {ClaimOfAnyKind & {kind: 'number', stated?: Stated | null,
 *   judge?: (given: JudgedNumber) => Verdict}} ClaimOfNumber
 * @typedef {Judged & {stated: StatedMembers}} JudgedNumber
 * @typedef {{value: number, from: number, to: number, unit: string}} StatedMembers a judge reads those that its own
 *   claim states, a value or both ends of a range
 * @typedef {ClaimOfAnyKind & {kind: 'statement', stated?: null, judge?: (given: Judged) => Verdict}} ClaimOfWords
 * @typedef {ClaimOfNumber | ClaimOfWords} Claim
 */

export {};
