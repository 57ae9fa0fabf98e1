// @ts-check
import {checkDates} from './rules/dates.js';
import {checkHistograms} from './rules/histograms.js';
import {checkIdentity} from './rules/identity.js';
import {checkLoads} from './rules/loads.js';
import {checkOmissions} from './rules/omissions.js';
import {checkPercentiles} from './rules/percentiles.js';
import {checkProvenance} from './rules/provenance.js';
import {checkQuantities} from './rules/quantities.js';
import {checkReferences} from './rules/references.js';
import {checkRuns} from './rules/runs.js';

/**
 * @typedef {object} RuleProblem
 * @property {string} code key of the sentence in the message tables
 * @property {string} path JSON pointer into the file, such as `/measurements/3/values/latencyMs/p50`
 * @property {unknown} [value] what stands there
 * @property {Record<string, unknown>} [params] what the sentence names beside it
 */

const RULES = [
  checkIdentity,
  checkDates,
  checkReferences,
  checkProvenance,
  checkLoads,
  checkQuantities,
  checkPercentiles,
  checkHistograms,
  checkOmissions,
  checkRuns,
];

/**
 * Finds what a schema can't say of a result file: ids that must agree with the path and with one another, medians that
 * must be those of their repeats, percentiles in an order that can be, shares of at most 1.
 *
 * @param {import('./types.js').Run} run a file that fits the schema
 * @param {{fileName?: string}} [place] path or name of the file; without it the id is not held against it
 * @returns {RuleProblem[]} all of them, in the order of the rules
 */
export function checkRules(run, {fileName} = {}) {
  return RULES.flatMap((rule) => rule(run, {fileName}));
}
