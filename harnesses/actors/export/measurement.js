// @ts-check
import {notesOfRuns, rejectionsOf} from '../../export/measurements.js';
import {quantityOf} from '../../export/quantity.js';
import {populationOf, scenarioOf} from '../scenarios.js';
import {systemId} from './systems.js';

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

function measurementOf(accepted, rejected, valuesOf) {
  const [{cell}] = accepted;
  const measured = accepted.filter(({status}) => status === 'measured');
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

function parametersOf({runtime, mode, scenario}, run) {
  const actors = populationOf(scenario);
  return {
    runtime,
    mode,
    ...(actors === null ? {} : {actors}),
    ...(run?.report.rounds === undefined
      ? {}
      : {rounds: run.report.rounds, warmUpRounds: run.report.warmUpRounds}),
  };
}

function withCanary(valuesOf, {scenario}, runs) {
  const of = (read) => quantityOf(runs.map(read));
  const canaryMs = {
    before: of((run) => run.canaryMs.before),
    after: of((run) => run.canaryMs.after),
  };
  return {...valuesOf(of, scenario), canaryMs};
}

function timesOf(of, scenario) {
  const rate = of(({report}) => (report.operations / report.wallNs) * 1e9);
  return {
    ...(scenarioOf(scenario).counts === 'message' ? {messagesPerS: rate} : {operationsPerS: rate}),
    cpuMs: of(({report}) => (report.userUs + report.systemUs) / 1000 / report.operations),
    cpuUserS: of(({report}) => report.userUs / 1e6),
    cpuSystemS: of(({report}) => report.systemUs / 1e6),
    elapsedS: of(({report}) => report.wallNs / 1e9),
    operations: of(({report}) => report.operations),
  };
}

function livingOf(of) {
  return {
    operations: of(({report}) => report.living),
    memoryMb: {perActor: of(({report}) => report.livingPssBytes / report.living / MB)},
    phpHeapMb: of(({report}) => report.livingHeapBytes / MB),
  };
}

function createdOf(of) {
  return {
    operations: of(({report}) => report.actors),
    memoryMb: {perActor: of(({report}) => report.createdHeapBytes / report.actors / MB)},
    phpHeapMb: of(({report}) => report.createdHeapBytes / MB),
  };
}

function notesOf(accepted, measured) {
  const notes = notesOfRuns(accepted);
  const reasons = new Set(measured.map(({report}) => report.failure).filter(Boolean));
  notes.push(...[...reasons].map((reason) => `There could be no more actors: ${reason}`));
  const short = measured.filter(({report}) => report.wallNs < 1e9);
  if (short.length > 0 && measured[0].report.wallNs !== undefined) {
    notes.push(
      `The window was shorter than a second in ${short.length} of ${measured.length} runs.`,
    );
  }
  return notes.length > 0 ? {notes} : {};
}
