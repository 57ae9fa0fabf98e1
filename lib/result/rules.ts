import {
  checkDates,
  checkIdentity,
  checkLoads,
  checkOmissions,
  checkProvenance,
  checkReferences,
} from './rules/references.ts';
import {checkHistograms, checkPercentiles, checkQuantities, checkRuns} from './rules/quantities.ts';
import type {RuleProblem} from './rules/quantities.ts';
import type {Run} from './types.ts';

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
 * @param run a file that fits the schema
 * @param place path or name of the file; without it the id is not held against it
 * @returns all of them, in the order of the rules
 */
export function checkRules(run: Run, {fileName}: {fileName?: string} = {}): RuleProblem[] {
  return RULES.flatMap((rule) => rule(run, {fileName}));
}
