// @ts-check
import {cpus} from 'node:os';
import {coreNumbers} from '../../machine/affinity.js';
import {measurementId, scenarioId, systemId} from './names.js';
import {notesOfRuns, rejectionsOf} from '../../export/measurements.js';
import {quantityOf} from '../../export/quantity.js';
import {isMeasured} from '../../protocol/entries.js';

/**
 * @typedef {import('../protocol/entries.js').Run} Run
 * @typedef {Extract<Run, {status: 'measured'}>} Measured
 * @typedef {(pick: (run: Measured) => number | null | undefined) => ReturnType<typeof quantityOf>} Of a quantity of all runs
 */

const GROUPS = ['php', 'database', 'web-server', 'load-generator'];
/** The journal counts memory in KiB / 1024, the schema in 10⁶ bytes. */
const MB_PER_MIB = 1.048576;
const TIMES = /** @type {const} */ (['min', 'mean', 'p50', 'p75', 'p90', 'p95', 'p99', 'max']);

/**
 * One measurement of a result file from the accepted runs of a cell at a point, in the order of the blocks.
 * @param {Run[]} runs accepted
 * @param {Run[]} rejected runs of the same cell and point that were made again
 * @param {number} cores
 */
export function measurementOf(runs, rejected, cores = cpus().length) {
  const [{cell, point}] = runs;
  const measured = runs.filter(isMeasured);
  const head = {
    id: measurementId(cell, point),
    system: systemId(cell),
    scenario: scenarioId(cell),
    workers: cell.workers,
    // Shared cores go without saying, as in the ids.
    parameters: cell.placement === 'shared' ? {point} : {point, placement: cell.placement},
  };
  const tail = {...rejectionsOf(rejected), ...notesOf(runs, measured)};
  if (measured.length === 0) {
    return {...head, load: loadOf(runs), status: 'failed', values: {}, ...tail};
  }
  return {
    ...head,
    load: loadOf(measured),
    startedAt: measured[0].startedAt,
    runs: measured.map(runOf),
    status: 'measured',
    values: valuesOf(measured, point, cores),
    processGroups: groupsOf(measured, cores),
    ...(point === 'below' ? {histogram: histogramOf(measured)} : {}),
    repeats: measured.length,
    ...tail,
  };
}

/**
 * One run behind the repeats: what may differ between them beside what was measured.
 *
 * @param {Measured} run
 */
function runOf({block, startedAt, load, warmUpS}) {
  return {
    block,
    startedAt,
    ...(load.model === 'open' ? {arrivalRatePerS: load.ratePerS} : {}),
    warmUpS: Number(warmUpS.toPrecision(6)),
  };
}

/**
 * Pause of a user between an answer and the next request; an open load has none.
 *
 * @param {import('../load/own-generator.js').Load} load
 */
export function thinkTimeS(load) {
  return load.model === 'closed' ? (load.thinkTimeMs ?? 0) / 1000 : 0;
}

/** @param {Run[]} runs */
function loadOf(runs) {
  const [{load, measureS, timeoutMs}] = runs;
  /** @param {(run: Run) => number} pick */
  const median = (pick) => quantityOf(runs.map(pick))?.value ?? 0;
  const times = {
    durationS: measureS,
    warmUpS: median(({warmUpS}) => warmUpS),
    timeoutS: timeoutMs / 1000,
    thinkTimeS: thinkTimeS(load),
  };
  return load.model === 'open'
    ? {
        model: 'open',
        arrivalRatePerS: median((run) => (run.load.model === 'open' ? run.load.ratePerS : 0)),
        maxVus: load.maxInFlight,
        ...times,
      }
    : {model: 'closed', vus: load.vus, ...times};
}

/**
 * @param {Measured[]} runs
 * @param {string} point
 * @param {number} cores
 */
function valuesOf(runs, point, cores) {
  /** @type {Of} */
  const of = (pick) => quantityOf(runs.map(pick));
  /** @param {Measured} run */
  const cpuMs = (run) => run.cpuMs.php / run.report.completedRequests;
  /** @param {Measured} run */
  const answered = ({report}) => report.completedRequests + report.failedRequests;
  return defined({
    throughputPerS: of(({report}) => report.throughputPerS),
    latencyMs: {
      measuredFrom: runs[0].report.measuredFrom ?? 'intended-start',
      ...timesOf(runs, 'latencyMs'),
    },
    generatorLagMs: emptyAsAbsent(timesOf(runs, 'lagMs')),
    canaryMs: {
      before: of(({canaryMs}) => canaryMs.before),
      after: of(({canaryMs}) => canaryMs.after),
    },
    cpuMs: of(cpuMs),
    ...(point === 'single' ? waitOf(runs, cpuMs) : {}),
    utilisation: of(({cpuMs: used, report}) =>
      Math.min(1, total(used) / (report.windowS * 1000 * cores)),
    ),
    errorRatio: of((run) => run.report.failedRequests / answered(run)),
    completedRequests: of(({report}) => report.completedRequests),
    errors: of(({report}) => report.failedRequests),
    requestsInFlight: of(({report}) => report.meanInFlight),
    ...(runs[0].load.model === 'open' ? dropsOf(of) : {}),
    memoryMb: {
      idle: of(({memory}) => memory.idle.php.pssMb * MB_PER_MIB),
      loaded: of(({memory}) => memory.loaded.php.pssMb * MB_PER_MIB),
    },
  });
}

/**
 * With one request in the system nothing queues: what isn't CPU time of PHP and the proxy is waiting.
 *
 * @param {Measured[]} runs
 * @param {(run: Measured) => number} cpuMs of a request
 */
function waitOf(runs, cpuMs) {
  /** @param {Measured} run */
  const waitMs = (run) =>
    Number(run.report.latencyMs.mean) -
    cpuMs(run) -
    run.cpuMs['web-server'] / run.report.completedRequests;
  return {
    ioMs: quantityOf(runs.map(waitMs)),
    blockingCoefficient: quantityOf(runs.map((run) => waitMs(run) / cpuMs(run))),
  };
}

/** @param {Of} of */
function dropsOf(of) {
  return {
    sentRatePerS: of(({report}) => (report.arrivals - report.droppedRequests) / report.windowS),
    droppedRequests: of(({report}) => report.droppedRequests),
    droppedShare: of(({report}) => report.droppedRequests / report.arrivals),
  };
}

/**
 * @param {Measured[]} runs
 * @param {'latencyMs' | 'lagMs'} member
 */
function timesOf(runs, member) {
  return defined(
    Object.fromEntries(
      TIMES.map((name) => [name, quantityOf(runs.map(({report}) => report[member]?.[name]))]),
    ),
  );
}

/**
 * @param {Measured[]} runs
 * @param {number} cores
 */
function groupsOf(runs, cores) {
  return GROUPS.map((name) => {
    /** @param {Measured} run */
    const used = (run) => run.cpuMs[name];
    /** @param {'pssMb' | 'rssMb'} member */
    const memory = (member) =>
      quantityOf(runs.map((run) => megabytes(run.memory.loaded[name]?.[member])));
    return defined({
      name,
      cpuMsPerRequest: quantityOf(runs.map((run) => used(run) / run.report.completedRequests)),
      cpuCores: quantityOf(runs.map((run) => used(run) / (run.report.windowS * 1000))),
      memoryPssMb: memory('pssMb'),
      memoryRssMb: memory('rssMb'),
      cores: coresHeld(runs, name, cores),
    });
  });
}

/**
 * Cores that the group was held to, as the kernel said in every run; absent where it had them all.
 *
 * @param {Measured[]} runs
 * @param {string} name
 * @param {number} cores
 */
function coresHeld(runs, name, cores) {
  const lists = [...new Set(runs.map(({heldTo}) => heldTo[name]))];
  const numbers = lists.length === 1 && /^[\d,-]+$/.test(lists[0]) ? coreNumbers(lists[0]) : [];
  return numbers.length > 0 && numbers.length < cores ? numbers : undefined;
}

/** @param {number | undefined} mebibytes */
function megabytes(mebibytes) {
  return mebibytes === undefined ? undefined : mebibytes * MB_PER_MIB;
}

/**
 * Counts of all repeats in the same bins: the one way in which latencies of several runs may be put together.
 *
 * @param {Measured[]} runs
 */
function histogramOf(runs) {
  const counts = new Map();
  for (const {report} of runs) {
    for (const [lower, upper, count] of report.latencyMs.bins ?? []) {
      const bin = counts.get(lower) ?? [lower, upper, 0];
      counts.set(lower, [lower, upper, bin[2] + count]);
    }
  }
  const bins = [...counts.values()].sort(([a], [b]) => a - b);
  return {unit: 'ms', measuredFrom: 'intended-start', bins};
}

/**
 * @param {Run[]} runs
 * @param {Measured[]} measured
 */
function notesOf(runs, measured) {
  const notes = notesOfRuns(runs);
  if (measured.some(({generatorLimited}) => generatorLimited)) {
    notes.push(
      'The offered rate was held below the ceiling of the load generator: the throughput is a lower bound.',
    );
  }
  const unsaturated = measured.filter((run) => run.unsaturated);
  if (unsaturated.length > 0) {
    notes.push(
      `Not saturated at the rate that the pilot fixed, and kept: blocks ${blocksOf(unsaturated)}; their throughput is a lower bound.`,
    );
  }
  if (measured.some(({fills}) => fills === false)) {
    notes.push(
      'The longest warm-up is too short to fill the queue at this rate: the latency still grows in the window.',
    );
  }
  return notes.length > 0 ? {notes} : {};
}

/** @param {Measured[]} runs */
function blocksOf(runs) {
  return runs.map(({block}) => block).join(', ');
}

/** @param {Record<string, number>} groups */
function total(groups) {
  return Object.values(groups).reduce((sum, ms) => sum + ms, 0);
}

/** @param {object} object */
function emptyAsAbsent(object) {
  return Object.keys(object).length === 0 ? undefined : object;
}

/** @param {object} object */
function defined(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
