// @ts-check
import {loadOf} from '../read.js';

/** What each load model can't do without; the word “unknown” will do where a source doesn't say. */
/** @type {Record<import('../types.js').Load['model'], ('arrivalRatePerS' | 'maxVus' | 'vus')[]>} */
const NEEDED = {open: ['arrivalRatePerS', 'maxVus'], closed: ['vus'], unknown: []};

/**
 * Finds loads that lack what their model needs, and blocking systems that claim several requests at once.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkLoads(run) {
  const whole = lacking(run.load, '/load');
  const single = run.measurements.flatMap((measurement, index) =>
    measurement.load ? lacking(loadOf(run, measurement), `/measurements/${index}/load`) : [],
  );
  return [...whole, ...single, ...slotProblems(run)];
}

/**
 * @param {import('../types.js').Load} load
 * @param {string} path
 * @returns {import('../rules.js').RuleProblem[]}
 */
function lacking(load, path) {
  const absent = (NEEDED[load.model] ?? []).filter((name) => load[name] === undefined);
  const problems = absent.map((name) => ({
    code: 'load-member-missing',
    path,
    value: load.model,
    params: {name, model: load.model},
  }));
  return [...problems, ...capProblems(load, path)];
}

/**
 * @param {import('../types.js').Load} load
 * @param {string} path
 * @returns {import('../rules.js').RuleProblem[]}
 */
function capProblems({maxVus, preAllocatedVus}, path) {
  if (typeof maxVus !== 'number' || !(Number(preAllocatedVus) > maxVus)) return [];
  return [{code: 'cap-below-start', path, value: preAllocatedVus, params: {maxVus}}];
}

/** @param {import('../types.js').Run} run */
function slotProblems({systems}) {
  return Object.entries(systems)
    .filter(
      ([, {waiting, coroutinesPerWorker}]) =>
        waiting === 'blocking' && Number(coroutinesPerWorker) > 1,
    )
    .map(([id, {coroutinesPerWorker}]) => ({
      code: 'blocking-with-coroutines',
      path: `/systems/${id}/coroutinesPerWorker`,
      value: coroutinesPerWorker,
      params: {system: id},
    }));
}
