// @ts-check
/**
 * Shapes of a result file, as `result.v1.schema.json` describes them field by field.
 *
 * @typedef {number | 'unknown'} Known
 *
 * @typedef {object} Quantity
 * @property {number} value median of the repeats where there are any
 * @property {string} [from] id of a table of `origin.tables`
 * @property {number[]} [values] one for each repeat, in the order of running
 * @property {{low: number, high: number, level?: number, kind: 'order-statistics' | 'range' | 'reported' | 'bootstrap'}}
 *   [interval]
 * @property {boolean} [approximate]
 * @property {string} [asPrinted]
 *
 * @typedef {object} Load
 * @property {'open' | 'closed' | 'unknown'} model
 * @property {Known} [arrivalRatePerS]
 * @property {Known} [vus]
 * @property {Known} [maxVus]
 * @property {Known} [durationS]
 * @property {Known} [thinkTimeS]
 * @property {Known} [samplingRateHz] of profilers
 * @property {Known} [gracefulStopS]
 * @property {string[]} [from] ids of tables that the load was read from
 *
 * @typedef {object} Measurement
 * @property {string} id
 * @property {string} system
 * @property {string} scenario
 * @property {number} [workers]
 * @property {Record<string, string | number>} [parameters] what else the measurement varies in
 * @property {Partial<Load>} [load]
 * @property {{cores?: Known}} [environment]
 * @property {'measured' | 'stated' | 'read-from-chart' | 'failed'} status
 * @property {Record<string, any>} values quantities, and groups of them such as `latencyMs`
 * @property {({name: string} & Record<string, any>)[]} [processGroups]
 * @property {number} [repeats]
 * @property {{block: number, startedAt: string, arrivalRatePerS?: number, warmUpS?: number}[]} [runs] in the order of the
 *   values of each quantity
 * @property {{unit: string, bins: [number, number, number][]}} [histogram]
 * @property {{value: string, reason: string}[]} [omitted]
 *
 * @typedef {object} System
 * @property {string} runtime
 * @property {string} label
 * @property {string} [app] application that it serves, where a file has several
 * @property {'stateful' | 'stateless' | 'unknown'} state
 * @property {'blocking' | 'coroutine' | 'event-loop' | 'unknown'} waiting
 * @property {'processes' | 'threads' | 'single-process' | 'unknown'} processModel
 * @property {Known} [coroutinesPerWorker]
 * @property {Record<string, string>} [factors] levels of a designed experiment's factors
 *
 * @typedef {object} Run
 * @property {string} id `<study>/<run>`
 * @property {{kind: 'published' | 'tool-output' | 'harness', sources: {id: string}[],
 *   tables?: Record<string, {source: string}>, harness?: {name: string, blocks?: number}}} origin
 * @property {{cores: Known}} environment
 * @property {Load} load
 * @property {Record<string, any>} scenarios
 * @property {Record<string, System>} systems
 * @property {Measurement[]} measurements
 */

export {};
