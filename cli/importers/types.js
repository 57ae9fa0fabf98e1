// @ts-check
/**
 * Shapes that importers share.
 *
 * @typedef {import('../../lib/result/types.js').Run} Run
 * @typedef {import('../../lib/result/types.js').Load} Load
 * @typedef {import('../../lib/result/types.js').Measurement} Measurement
 *
 * @typedef {number | string | readonly number[] | boolean | Amounts | undefined} Amount a number in our unit; a word; a
 *   group of amounts by name, among them `{values}`, which are repeats, and `{value}`, a quantity with more than a number
 * @typedef {{[name: string]: Amount}} Amounts
 *
 * @typedef {Amounts & Partial<Record<'min' | 'mean' | 'max', number>> & {measuredFrom?: 'sent' | 'intended-start'}} Latency
 *   in milliseconds
 * @typedef {Amounts & {latencyMs?: Latency} & Partial<Record<'throughputPerS' | 'sentRatePerS' | 'errorRatio' |
 *   'completedRequests' | 'droppedRequests' | 'bytesPerS' | 'elapsedS', number>>} Values of a measurement of one run
 *
 * @typedef {{unit: string, bins: [number, number, number][]}} Histogram
 *
 * @typedef {object} Omission what a tool prints and can't be trusted, or doesn't say
 * @property {string} value path of it
 * @property {string} reason key of its sentence
 *
 * @typedef {{id: string} & Partial<import('../../lib/result/types.js').System>} StatedSystem
 * @typedef {{id: string} & Partial<import('../../lib/result/types.js').Scenario>} StatedScenario
 *
 * @typedef {object} Reading what one output file says of one run
 * @property {string} toolVersion `unknown` where the tool doesn't say it
 * @property {Values} values
 * @property {Omission[]} omitted
 * @property {string[]} absentMeansNone values that the tool leaves out when they are 0
 * @property {string[]} mixes scenarios of one script that the numbers are of together
 * @property {number} [ranForS]
 * @property {number} [clockStepS]
 * @property {Histogram} [histogram]
 * @property {Partial<Load>} [load] what the output states: facts given with it must not contradict it
 * @property {Pick<Load, 'thinkTimeS'>} [presumed] of a closed load, unless something else is given: the tool has no think
 *   time, but options or scripts that its output doesn't mention can slow it down
 * @property {Offered} [offered] what the output says of the rate that was asked for
 * @property {number} [tailS] by how much the tool may run longer than asked
 * @property {{least?: number, most?: number}} [users] virtual users or connections that the run had
 * @property {number} [latencyStepMs] whole steps that the tool counts latencies in
 * @property {number} [correctsBeyond] intervals between two answers of a connection beyond which the tool adds samples
 * @property {{place: string, code: number, failed: number, of: number}} [failures] runs of a timed command that failed
 * @property {Record<string, string | number>} [parameters]
 * @property {Measurement['status']} [status]
 * @property {number} [repeats]
 * @property {number} [sentRatePerS]
 * @property {string[]} [notes]
 * @property {StatedSystem} [system]
 * @property {StatedScenario} [scenario]
 * @property {string} [id]
 * @property {string} [label]
 * @property {string} [measuredOn]
 * @property {string} [startedAt]
 * @property {(Amounts & {name: string})[]} [processGroups]
 * @property {string[]} [asksFor] what only the person who ran it knows
 *
 * @typedef {object} Offered
 * @property {number[]} requests counts, each of which can be what the rate was of: requests or iterations, with those that
 *   were dropped
 * @property {number} [overS] time that the rate was asked for over; else the requested duration
 * @property {boolean} [sent] they are what was sent, so less than the rate shows that the tool fell behind
 *
 * @typedef {Omit<Reading, 'values'> & {values: Amounts}} Combined readings of one point as one: its values may have
 *   repeats
 *
 * @typedef {object} MeasurementFacts of the measurements of one file, or of all files
 * @property {string} [id]
 * @property {string} [system]
 * @property {string} [scenario]
 * @property {number} [workers]
 * @property {Partial<Load>} [load]
 * @property {Record<string, string | number>} [parameters]
 * @property {string[]} [notes]
 *
 * @typedef {object} Metadata facts that a tool's output lacks, from the about file and the flags
 * @property {string} [id]
 * @property {Run['evidence']} [evidence]
 * @property {string} [measuredOn]
 * @property {string} [measuredUntil]
 * @property {NonNullable<Run['origin']['sources']>} sources
 * @property {Partial<Run['environment']>} environment
 * @property {Partial<Omit<Load, 'tool'>> & {tool?: {name?: string, version?: string, command?: string}}} load
 * @property {Record<string, Partial<import('../../lib/result/types.js').Scenario>>} scenarios by id
 * @property {Record<string, Partial<import('../../lib/result/types.js').System>>} systems by id
 * @property {MeasurementFacts} measurement
 * @property {Record<string, MeasurementFacts>} files by name
 * @property {string[]} notes
 */

export {};
