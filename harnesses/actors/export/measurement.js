// @ts-check
import {notesOfRuns, rejectionsOf} from '../../export/measurements.js';
import {quantityOf} from '../../export/quantity.js';
import {isMeasured} from '../../protocol/entries.js';
import {populationOf, scenarioOf} from '../scenarios.js';
import {systemId} from './systems.js';

/** @import {Population, Times} from '../protocol/run-once.js' */

/**
 * @typedef {import('../protocol/entries.js').Run} Run
 * @typedef {Extract<Run, {status: 'measured'}>} Measured
 * @typedef {Omit<Times, 'actors'> & Population} Report of which the scenario says what is there
 * @typedef {(read: (report: Report) => number) => ReturnType<typeof quantityOf>} Of a quantity of all runs
 * @typedef {(of: Of, scenario: string) => object} ValuesOf
 */

const MB = 1e6;

/**
 * Id of the scenario that tells of the same actors before they start.
 * @param {string} scenario
 */
export function createdScenario(scenario) {
  return `${scenario}-created`;
}

/**
 * Measurements from the repeats of one cell: one, or two where memory was read before and after the actors started.
 * @param {import('../protocol/entries.js').Run[]} accepted runs in the order of their blocks, one for each block
 * @param {import('../protocol/entries.js').Run[]} rejected runs that were made again
 */
export function measurementsOfCell(accepted, rejected) {
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

/** @param {Run[]} accepted @param {Run[]} rejected @param {ValuesOf} valuesOf */
function measurementOf(accepted, rejected, valuesOf) {
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
    ...notesOf(accepted, measured),
  };
}

/** @param {Run['cell']} cell @param {Measured | undefined} run */
function parametersOf({runtime, mode, scenario}, run) {
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

/** @param {ValuesOf} valuesOf @param {Run['cell']} cell @param {Measured[]} runs */
function withCanary(valuesOf, {scenario}, runs) {
  /** @type {Of} */
  const of = (read) => quantityOf(runs.map(({report}) => read(/** @type {Report} */ (report))));
  const canaryMs = {
    before: quantityOf(runs.map((run) => run.canaryMs.before)),
    after: quantityOf(runs.map((run) => run.canaryMs.after)),
  };
  return {...valuesOf(of, scenario), canaryMs};
}

/** @type {ValuesOf} */
function timesOf(of, scenario) {
  const rate = of((report) => (report.operations / report.wallNs) * 1e9);
  return {
    ...(scenarioOf(scenario).counts === 'message' ? {messagesPerS: rate} : {operationsPerS: rate}),
    cpuMs: of((report) => (report.userUs + report.systemUs) / 1000 / report.operations),
    cpuUserS: of((report) => report.userUs / 1e6),
    cpuSystemS: of((report) => report.systemUs / 1e6),
    elapsedS: of((report) => report.wallNs / 1e9),
    operations: of((report) => report.operations),
  };
}

/** @type {ValuesOf} */
function livingOf(of) {
  return {
    operations: of((report) => report.living),
    memoryMb: {perActor: of((report) => report.livingPssBytes / report.living / MB)},
    phpHeapMb: of((report) => report.livingHeapBytes / MB),
  };
}

/** @type {ValuesOf} */
function createdOf(of) {
  return {
    operations: of((report) => report.actors),
    memoryMb: {perActor: of((report) => report.createdHeapBytes / report.actors / MB)},
    phpHeapMb: of((report) => report.createdHeapBytes / MB),
  };
}

/** @param {Run[]} accepted @param {Measured[]} measured */
function notesOf(accepted, measured) {
  const notes = notesOfRuns(accepted);
  const reasons = new Set(
    measured.flatMap(({report}) => ('failure' in report && report.failure) || []),
  );
  notes.push(...[...reasons].map((reason) => `There could be no more actors: ${reason}`));
  const short = measured.filter(({report}) => 'wallNs' in report && report.wallNs < 1e9);
  if (short.length > 0) {
    notes.push(
      `The window was shorter than a second in ${short.length} of ${measured.length} runs.`,
    );
  }
  return notes.length > 0 ? {notes} : {};
}
