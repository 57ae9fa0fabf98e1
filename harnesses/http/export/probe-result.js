// @ts-check
import {measurementsOf, notesOfRuns, rejectionsOf} from '../../export/measurements.js';
import {quantityOf} from '../../export/quantity.js';
import {contentOf, headOf, originOf} from '../../export/result-head.js';
import {isMeasured} from '../../protocol/entries.js';
import {thinkTimeS} from './measurement.js';
import {scenarioId, systemId} from './names.js';
import {environmentOf} from './result-file.js';
import {scenariosOf} from './scenarios.js';
import {systemsOf} from './systems.js';

/** @import {Machine} from '../../protocol/entries.js' */
/** @import {Clock} from '../probe/comparison.js' */
/** @import {ProbeRun} from '../protocol/entries.js' */

/**
 * @typedef {import('../protocol/entries.js').ProbeEntry} ProbeEntry
 * @typedef {Extract<ProbeRun, {status: 'measured'}>} Measured
 */

/** What is compared, and the parts that the probe alone can see. */
/** @type {Record<string, (run: Measured) => Clock>} */
const CLOCKS = {
  probe: ({comparison}) => comparison.probe,
  harness: ({comparison}) => comparison.harness,
};
const PARTS = /** @type {const} */ (['boot', 'connect']);

/**
 * Whether the command "probe" wrote it.
 * @param {import('../../protocol/journal.js').Journal<import('../protocol/entries.js').AnyEntry>} journal
 * @returns {journal is import('../../protocol/journal.js').Journal<ProbeEntry>}
 */
export function isOfProbe(journal) {
  return journal.ofKind('session')[0]?.measures === 'probe';
}

/**
 * Turns a journal of the command "probe" into a result file of the published schema: for each cell a measurement by the
 * probe, one by the harness's own clocks, and one for each part that the probe saw.
 * @param {import('../../protocol/journal.js').Journal<import('../protocol/entries.js').ProbeEntry>} journal
 * @param {import('../../export/result-head.js').About} about
 */
export function probeResultOf(journal, {study, name, published}) {
  const {sessions, runs, accepted} = contentOf(journal, {remedy: 'run probe first'});
  const [{machine}] = sessions;
  return {
    ...headOf({study, name}, sessions[0]),
    origin: originOf(journal, {name: 'http', sessions, runs, published}),
    environment: environmentOf(sessions[0]),
    load: loadOf(accepted[0], machine),
    scenarios: scenariosOf(accepted),
    systems: systemsOf(accepted, machine.versions),
    measurements: measurementsOf(runs, ({cell}) => cell.id, measured),
    notes: [
      'One user sends a request when it has the answer to the last one, so that no request waits for another. Both clocks measure the same requests, with the probe hung in.',
      'Clock harness: cpuMs is the CPU time of the PHP processes over the answered requests, wallMs the mean latency less the CPU time of nginx, ioMs the difference of the two.',
      'Clock probe: means of what the application measured of itself. In PHP-FPM the prepend file begins the measurement, so boot and connection are in it and also stand alone; on Swoole the middleware, the listener or, in the small application, a closure around it does.',
    ],
  };
}

/**
 * @param {ProbeRun} run
 * @param {Machine} machine
 */
function loadOf({load, warmUpS, measureS, timeoutMs}, {commit}) {
  return {
    model: 'closed',
    vus: 1,
    thinkTimeS: thinkTimeS(load),
    warmUpS,
    durationS: measureS,
    timeoutS: timeoutMs / 1000,
    keepAlive: true,
    tool: {
      name: 'harness generator',
      version: commit.slice(0, 12),
      command: 'harnesses/http/load/generator.js',
    },
    notes: ['nginx in front of every server, one upstream connection for each request.'],
  };
}

/** All measurements of a cell. @param {ProbeRun[]} accepted @param {ProbeRun[]} rejected */
function measured(accepted, rejected) {
  const runs = accepted.filter(isMeasured);
  const [{cell}] = accepted;
  const notes = notesOfRuns(accepted);
  const tail = {...rejectionsOf(rejected), ...(notes.length > 0 ? {notes} : {})};
  /** @param {string} name @param {{clock: string, part?: string}} parameters */
  const head = (name, parameters) => ({
    id: `${systemId(cell)}.${name}`,
    system: systemId(cell),
    scenario: scenarioId(cell),
    workers: cell.workers,
    parameters,
  });
  if (runs.length === 0) {
    return Object.keys(CLOCKS).map((clock) => ({
      ...head(clock, {clock}),
      ...{status: 'failed', values: {}},
      ...tail,
    }));
  }
  const rest = {
    startedAt: runs[0].startedAt,
    status: 'measured',
    runs: runs.map(({block, startedAt, warmUpS}) => ({block, startedAt, warmUpS})),
    repeats: runs.length,
    ...tail,
  };
  return [
    ...Object.entries(CLOCKS).map(([clock, pick]) => ({
      ...head(clock, {clock}),
      values: {...valuesOf(runs.map(pick)), ...conditionsOf(runs)},
      ...rest,
    })),
    ...PARTS.flatMap((part) => {
      const seen = runs.flatMap(({comparison}) => comparison.parts[part] ?? []);
      return seen.length < runs.length
        ? []
        : [{...head(part, {clock: 'probe', part}), values: valuesOf(seen), ...rest}];
    }),
  ];
}

/** @param {Array<{cpuMs: number, ioMs: number, wallMs?: number}>} clocks one for each run */
function valuesOf(clocks) {
  return {
    cpuMs: quantityOf(clocks.map(({cpuMs}) => cpuMs)),
    ioMs: quantityOf(clocks.map(({ioMs}) => ioMs)),
    wallMs: quantityOf(clocks.map(({wallMs}) => wallMs)),
  };
}

/** @param {Measured[]} runs */
function conditionsOf(runs) {
  return {
    completedRequests: quantityOf(runs.map(({comparison}) => comparison.requests)),
    canaryMs: {
      before: quantityOf(runs.map(({canaryMs}) => canaryMs.before)),
      after: quantityOf(runs.map(({canaryMs}) => canaryMs.after)),
    },
  };
}
