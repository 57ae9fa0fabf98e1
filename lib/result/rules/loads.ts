import {loadOf} from '../read.ts';
import type {RuleProblem} from '../rules.ts';
import type {Load, Run} from '../types.ts';

/** What each load model can't do without; the word “unknown” will do where a source doesn't say. */
const NEEDED: Record<Load['model'], ('arrivalRatePerS' | 'maxVus' | 'vus')[]> = {
  open: ['arrivalRatePerS', 'maxVus'],
  closed: ['vus'],
  unknown: [],
};

/** Finds loads that lack what their model needs, and blocking systems that claim several requests at once. */
export function checkLoads(run: Run): RuleProblem[] {
  const whole = lacking(run.load, '/load');
  const single = run.measurements.flatMap((measurement, index) =>
    measurement.load ? lacking(loadOf(run, measurement), `/measurements/${index}/load`) : [],
  );
  return [...whole, ...single, ...slotProblems(run)];
}

function lacking(load: Load, path: string): RuleProblem[] {
  const absent = (NEEDED[load.model] ?? []).filter((name) => load[name] === undefined);
  const problems = absent.map((name) => ({
    code: 'load-member-missing',
    path,
    value: load.model,
    params: {name, model: load.model},
  }));
  return [...problems, ...capProblems(load, path)];
}

function capProblems({maxVus, preAllocatedVus}: Load, path: string): RuleProblem[] {
  if (typeof maxVus !== 'number' || !(Number(preAllocatedVus) > maxVus)) return [];
  return [{code: 'cap-below-start', path, value: preAllocatedVus, params: {maxVus}}];
}

function slotProblems({systems}: Run) {
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
