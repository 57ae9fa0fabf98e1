import {cpus} from 'node:os';
import {
  canariesOf,
  defined,
  megabytesOf,
  presentOf,
  notesOf,
  quantityOf,
  rejectionsOf,
} from '../../engine/measurements.ts';
import {isMeasured} from '../../engine/types.ts';
import {coreNumbers} from '../../machine/process-groups.ts';
import {isOfEqualRate, SOAK} from '../protocol/cell.ts';
import {refusalsOf} from '../protocol/run-once.ts';
import {notesOfMeasured} from './notes.ts';
import {measurementId, measurementIdOf, scenarioId, systemId} from './systems.ts';
import type {Load, Times} from '../load/own-generator.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Run} from '../protocol/entries.ts';

export type Measured = Extract<Run, {status: 'measured'}>;

/** a quantity of all runs */
export type Of = (
  pick: (run: Measured) => number | null | undefined,
) => ReturnType<typeof quantityOf>;

const GROUPS = ['php', 'database', 'web-server', 'load-generator', 'other'];
const TIMES = ['min', 'mean', 'p50', 'p75', 'p90', 'p95', 'p99', 'max'] as const;

/**
 * One measurement of a result file from the accepted runs of a cell at a point, in the order of the blocks.
 *
 * @param runs accepted
 * @param rejected runs of the same cell and point that were made again
 * @param cells of the journal
 */
export function measurementOf(
  runs: Run[],
  rejected: Run[],
  cores: number = cpus().length,
  cells: Cell[] = [],
) {
  const [{cell, point, fromS}] = runs;
  const measured = runs.filter(isMeasured);
  const head = {
    id: measurementIdOf(runs[0]),
    system: systemId(cell),
    scenario: scenarioId(cell),
    workers: cell.workers,
    // Shared cores go without saying, as in the ids.
    parameters: {
      point,
      ...(cell.placement === 'shared' ? {} : {placement: cell.placement}),
      ...poolParameters(cell),
      ...(fromS === undefined ? {} : {fromS}),
      ...(runs[0].objective && {objectiveP99Ms: runs[0].objective.p99Ms}),
    },
  };
  const tail = {...rejectionsOf(rejected), ...notesOf(runs, notesOfMeasured(measured))};
  if (measured.length === 0) {
    return {...head, load: loadOf(runs, cells), status: 'failed', values: {}, ...tail};
  }
  return {
    ...head,
    load: loadOf(measured, cells),
    startedAt: measured[0].startedAt,
    runs: measured.map(runOf),
    status: 'measured',
    values: valuesOf(measured, point, cores),
    processGroups: groupsOf(measured, cores),
    ...(hasHistogram(runs[0]) ? {histogram: histogramOf(measured)} : {}),
    repeats: measured.length,
    ...tail,
  };
}

/** Below saturation, and of a series its whole and not each window. */
const hasHistogram = ({point, fromS}: Run) =>
  point === 'below' || isOfEqualRate(point) || (point === SOAK && fromS === undefined);

function poolParameters({pool}: Cell) {
  return pool === undefined
    ? {}
    : {
        poolConnectionsPerWorker: pool.connections,
        connectionHeldPer: pool.held,
        poolWaitLimitMs: pool.waitLimitMs,
      };
}

/** One run behind the repeats: what may differ between them beside what was measured. */
function runOf({block, session, startedAt, load, warmUpS}: Measured) {
  return {
    block,
    session,
    startedAt,
    ...(load.model === 'open' ? {arrivalRatePerS: load.ratePerS} : {}),
    warmUpS: Number(warmUpS.toPrecision(6)),
  };
}

/** Pause of a user between an answer and the next request; an open load has none. */
export function thinkTimeS(load: Load) {
  return load.model === 'closed' ? (load.thinkTimeMs ?? 0) / 1000 : 0;
}

function loadOf(runs: Run[], cells: Cell[]) {
  const [{load, measureS, timeoutMs, session}] = runs;
  const median = (pick: (run: Run) => number) => quantityOf(runs.map(pick))?.value ?? 0;
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
        arrivals: arrivalsOf(load, session),
        ...shareOf(runs[0], load, cells),
        maxVus: load.maxInFlight,
        ...times,
      }
    : {model: 'closed', vus: load.vus, ...times};
}

type OpenLoad = Extract<Load, {model: 'open'}>;

/** Results of older journals, whose runs have no session, don't say that their arrivals are even. */
function arrivalsOf({poissonSeed}: OpenLoad, session: number | undefined) {
  return poissonSeed !== undefined ? 'poisson' : session === undefined ? undefined : 'even';
}

/** What a rate that all peers are offered is a share of. */
function shareOf({slowest, point}: Run, {ratePerS}: OpenLoad, cells: Cell[]) {
  if (slowest === undefined) {
    return {};
  }
  const {cell: id, capacityPerS} = slowest;
  const cell = cells.find((each) => each.id === id);
  const name = cell === undefined ? id : measurementId(cell, point);
  return {
    rateShare: Number((ratePerS / capacityPerS).toPrecision(2)),
    rateShareOf: `${Number(capacityPerS.toPrecision(3))}/s: the lowest capacity that pilots found among the cells with this application, workload and placement, that of ${name}`,
  };
}

function valuesOf(runs: Measured[], point: string, cores: number) {
  const of: Of = (pick) => quantityOf(runs.map(pick));
  const cpuMs = (run: Measured) => run.cpuMs.php / run.report.completedRequests;
  const answered = ({report}: Measured) => report.completedRequests + report.failedRequests;
  return defined({
    throughputPerS: of(({report}) => report.throughputPerS),
    latencyMs: {
      measuredFrom: runs[0].report.measuredFrom ?? 'intended-start',
      ...timesOf(runs, 'latencyMs'),
    },
    generatorLagMs: presentOf(timesOf(runs, 'lagMs')),
    ...apartOf(runs, of),
    canaryMs: canariesOf(runs),
    cpuMs: of(cpuMs),
    ...(point === 'single' ? waitOf(runs, cpuMs) : {}),
    utilisation: of(
      ({cpuMs: used, report, busyShare}) =>
        busyShare ?? Math.min(1, total(used) / (report.windowS * 1000 * cores)),
    ),
    errorRatio: of((run) => run.report.failedRequests / answered(run)),
    completedRequests: of(({report}) => report.completedRequests),
    errors: of(({report}) => report.failedRequests),
    requestsInFlight: of(({report}) => report.meanInFlight),
    ...(runs[0].load.model === 'open' ? dropsOf(of) : {}),
    memoryMb: {
      idle: of(({memory}) => megabytesOf(memory.idle.php.pssMb)),
      loaded: of(({memory}) => megabytesOf(memory.loaded.php.pssMb)),
    },
  });
}

/** What only some workloads have: the times that answers told, requests that computed and the others, refusals. */
function apartOf(runs: Measured[], of: Of) {
  const [{report, cell}] = runs;
  const times = (pick: (run: Measured) => Times | undefined) => presentOf(statisticsOf(runs, pick));
  const latency = (kind: 'computing' | 'others') =>
    report.latencyApartMs && {
      measuredFrom: report.measuredFrom ?? 'intended-start',
      ...statisticsOf(runs, (run) => run.report.latencyApartMs?.[kind]),
    };
  return {
    latencyOfOthersMs: latency('others'),
    latencyOfComputingMs: latency('computing'),
    computeMs: times((run) => run.report.timingsMs?.compute),
    poolWaitMs: times((run) => run.report.timingsMs?.pool),
    ...(cell.pool === undefined ? {} : {refusedRequests: of((run) => refusalsOf(run.report))}),
  };
}

/**
 * With one request in the system nothing queues: what isn't CPU time of PHP and the proxy is waiting.
 *
 * @param cpuMs of a request
 */
function waitOf(runs: Measured[], cpuMs: (run: Measured) => number) {
  const waitMs = (run: Measured) =>
    Number(run.report.latencyMs.mean) -
    cpuMs(run) -
    run.cpuMs['web-server'] / run.report.completedRequests;
  return {
    ioMs: quantityOf(runs.map(waitMs)),
    blockingCoefficient: quantityOf(runs.map((run) => waitMs(run) / cpuMs(run))),
  };
}

function dropsOf(of: Of) {
  return {
    sentRatePerS: of(({report}) => (report.arrivals - report.droppedRequests) / report.windowS),
    droppedRequests: of(({report}) => report.droppedRequests),
    droppedShare: of(({report}) => report.droppedRequests / report.arrivals),
  };
}

const timesOf = (runs: Measured[], member: 'latencyMs' | 'lagMs') =>
  statisticsOf(runs, ({report}) => report[member]);

function statisticsOf(runs: Measured[], pick: (run: Measured) => Times | undefined) {
  return defined(
    Object.fromEntries(
      TIMES.map((name) => [name, quantityOf(runs.map((run) => pick(run)?.[name]))]),
    ),
  );
}

function groupsOf(runs: Measured[], cores: number) {
  return GROUPS.filter((name) => name in runs[0].cpuMs).map((name) => {
    const used = (run: Measured) => run.cpuMs[name];
    const memory = (member: 'pssMb' | 'rssMb') =>
      quantityOf(runs.map((run) => megabytesOf(run.memory.loaded[name]?.[member])));
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

/** Cores that the group was held to, as the kernel said in every run; absent where it had them all. */
function coresHeld(runs: Measured[], name: string, cores: number) {
  const lists = [...new Set(runs.map(({heldTo}) => heldTo[name]))];
  const numbers = lists.length === 1 && /^[\d,-]+$/.test(lists[0]) ? coreNumbers(lists[0]) : [];
  return numbers.length > 0 && numbers.length < cores ? numbers : undefined;
}

/** Counts of all repeats in the same bins: the one way in which latencies of several runs may be put together. */
function histogramOf(runs: Measured[]) {
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

function total(groups: Record<string, number>) {
  return Object.values(groups).reduce((sum, ms) => sum + ms, 0);
}
