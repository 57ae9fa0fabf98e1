import {canariesOf, notesOf, quantityOf, rejectionsOf} from '../engine/measurements.ts';
import {isMeasured} from '../engine/types.ts';
import {systemId} from './result-file.ts';
import {populationOf, scenarioOf} from './scenarios.ts';
import type {Population, Run, Times} from './run-once.ts';

export type Measured = Extract<Run, {status: 'measured'}>;

/** of which the scenario says what is there */
export type Report = Omit<Times, 'actors'> & Population;

/** a quantity of all runs */
export type Of = (read: (report: Report) => number) => ReturnType<typeof quantityOf>;

export type ValuesOf = (of: Of, scenario: string) => object;

const MB = 1e6;

/** Id of the scenario that tells of the same actors before they start. */
export function createdScenario(scenario: string) {
  return `${scenario}-created`;
}

/**
 * Measurements from the repeats of one cell: one, or two where memory was read before and after the actors started.
 *
 * @param accepted runs in the order of their blocks, one for each block
 * @param rejected runs that were made again
 */
export function measurementsOfCell(accepted: Run[], rejected: Run[]) {
  const {scenario} = accepted[0].cell;
  if (populationOf(scenario) === null) {
    return [measurementOf(accepted, rejected, timesOf)];
  }
  const living = measurementOf(accepted, rejected, livingOf);
  const created = measurementOf(accepted, rejected, createdOf);
  return [
    living,
    {...created, id: createdScenario(created.id), scenario: createdScenario(scenario)},
  ];
}

function measurementOf(accepted: Run[], rejected: Run[], valuesOf: ValuesOf) {
  const [{cell}] = accepted;
  const measured = accepted.filter(isMeasured);
  return {
    id: cell.id,
    system: systemId(cell),
    scenario: cell.scenario,
    parameters: parametersOf(cell, measured[0]),
    status: measured.length > 0 ? 'measured' : 'failed',
    values: measured.length > 0 ? withCanary(valuesOf, cell, measured) : {},
    ...rejectionsOf(rejected),
    ...notesOf(accepted, notesOfMeasured(measured)),
  };
}

function parametersOf({runtime, mode, scenario}: Run['cell'], run: Measured | undefined) {
  const actors = populationOf(scenario);
  return {
    runtime,
    mode,
    ...(actors === null ? {} : {actors}),
    ...(run && 'rounds' in run.report
      ? {rounds: run.report.rounds, warmUpRounds: run.report.warmUpRounds}
      : {}),
  };
}

function withCanary(valuesOf: ValuesOf, {scenario}: Run['cell'], runs: Measured[]) {
  const of: Of = (read) => quantityOf(runs.map(({report}) => read(report as Report)));
  return {...valuesOf(of, scenario), canaryMs: canariesOf(runs)};
}

const timesOf: ValuesOf = (of, scenario) => {
  const rate = of((report) => (report.operations / report.wallNs) * 1e9);
  return {
    ...(scenarioOf(scenario).counts === 'message' ? {messagesPerS: rate} : {operationsPerS: rate}),
    cpuMs: of((report) => (report.userUs + report.systemUs) / 1000 / report.operations),
    cpuUserS: of((report) => report.userUs / 1e6),
    cpuSystemS: of((report) => report.systemUs / 1e6),
    elapsedS: of((report) => report.wallNs / 1e9),
    operations: of((report) => report.operations),
  };
};

const livingOf: ValuesOf = (of) => {
  return {
    operations: of((report) => report.living),
    memoryMb: {perActor: of((report) => report.livingPssBytes / report.living / MB)},
    phpHeapMb: of((report) => report.livingHeapBytes / MB),
  };
};

const createdOf: ValuesOf = (of) => {
  return {
    operations: of((report) => report.actors),
    memoryMb: {perActor: of((report) => report.createdHeapBytes / report.actors / MB)},
    phpHeapMb: of((report) => report.createdHeapBytes / MB),
  };
};

function notesOfMeasured(measured: Measured[]) {
  const reasons = new Set(
    measured.flatMap(({report}) => ('failure' in report && report.failure) || []),
  );
  const short = measured.filter(({report}) => 'wallNs' in report && report.wallNs < 1e9);
  return [
    ...[...reasons].map((reason) => `There could be no more actors: ${reason}`),
    ...(short.length === 0
      ? []
      : [`The window was shorter than a second in ${short.length} of ${measured.length} runs.`]),
  ];
}
