// @ts-check
/**
 * Shapes that importers share.
 *
 * @typedef {object} Latency in milliseconds
 * @property {'sent' | 'intended-start'} [measuredFrom]
 *
 * @typedef {object} Values of a measurement, as numbers in our units
 * @property {number} [throughputPerS]
 * @property {number} [errorRatio] 0–1
 * @property {number} [completedRequests]
 * @property {number} [droppedRequests]
 * @property {number} [bytesPerS]
 * @property {Record<string, number>} [errors] by kind
 * @property {Latency & Record<string, number | string>} [latencyMs]
 *
 * @typedef {object} Omission what a tool prints and can't be trusted, or doesn't say
 * @property {string} value path of it
 * @property {string} reason key of its sentence
 *
 * @typedef {object} Reading what one output file says of one run
 * @property {string} toolVersion `unknown` where the tool doesn't say it
 * @property {Values} values
 * @property {Omission[]} omitted
 * @property {string[]} absentMeansNone values that the tool leaves out when they are 0
 * @property {unknown[]} mixes
 * @property {number} [ranForS]
 * @property {number} [clockStepS]
 * @property {{unit: string, bins: [number, number, number][]}} [histogram]
 * @property {Record<string, unknown>} [load]
 * @property {Record<string, unknown>} [parameters]
 * @property {string} [status]
 * @property {number} [repeats]
 * @property {number} [sentRatePerS]
 * @property {string} [notes]
 * @property {string} [system]
 * @property {string} [scenario]
 * @property {string} [id]
 * @property {string} [measuredOn]
 * @property {string} [startedAt]
 * @property {Record<string, unknown>[]} [processGroups]
 * @property {string[]} [asksFor] what only the person who ran it knows
 */

export {};
