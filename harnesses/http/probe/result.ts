import {
  measurementsOf,
  notesOf,
  quantityOf,
  rejectionsOf,
  canariesOf,
} from '../../engine/measurements.ts';
import {contentOf, headOf} from '../../engine/result-file.ts';
import {isMeasured} from '../../engine/types.ts';
import {thinkTimeS} from '../export/measurement.ts';
import {environmentOfHttp, generatorTool} from '../export/result-file.ts';
import {scenarioId, scenariosOf, systemId, systemsOf} from '../export/systems.ts';
import type {Journal} from '../../engine/journal.ts';
import type {About} from '../../engine/result-file.ts';
import type {AnyEntry, ProbeEntry, ProbeRun, ProbeSession} from '../protocol/entries.ts';
import type {Clock} from './comparison.ts';

export type Measured = Extract<ProbeRun, {status: 'measured'}>;

/** What is compared, and the parts that the probe alone can see. */
const CLOCKS: Record<string, (run: Measured) => Clock> = {
  probe: ({comparison}) => comparison.probe,
  harness: ({comparison}) => comparison.harness,
};
const PARTS = ['boot', 'connect'] as const;

const tellsUsage = (run: ProbeRun) => isMeasured(run) && run.comparison.usage !== undefined;
const USAGE =
  'cpuSystemS is the part of cpuTotalS, the CPU time of all requests of a run, that was spent in the kernel; phpAllocatedMb is what PHP had taken from the system at most in a request, by memory_get_peak_usage(true), its mean over the requests.';

/** Whether the command "probe" wrote it. */
export function isOfProbe(journal: Journal<AnyEntry>): journal is Journal<ProbeEntry> {
  return journal.ofKind('session')[0]?.measures === 'probe';
}

/**
 * Turns a journal of the command "probe" into a result file of the published schema: for each cell a measurement by the
 * probe, one by the harness's own clocks, and one for each part that the probe saw.
 */
export function probeResultOf(journal: Journal<ProbeEntry>, about: About) {
  const {sessions, runs, accepted} = contentOf(journal, 'run probe first');
  return {
    ...headOf(journal, about, {harness: 'http', sessions, runs}),
    environment: environmentOfHttp(sessions),
    load: loadOf(accepted[0], sessions[0]),
    scenarios: scenariosOf(accepted),
    systems: systemsOf(accepted, sessions[0]),
    measurements: measurementsOf(runs, ({cell}) => cell.id, measured),
    notes: [
      'One user sends a request when it has the answer to the last one, so that no request waits for another. Both clocks measure the same requests, with the probe hung in.',
      'Clock harness: cpuMs is the CPU time of the PHP processes over the answered requests, wallMs the mean latency less the CPU time of nginx, ioMs the difference of the two.',
      'Clock probe: means of what the application measured of itself. In PHP-FPM the prepend file begins the measurement, so boot and connection are in it and also stand alone; on Swoole the middleware, the listener or, in the small application, a closure around it does.',
      ...(accepted.some(tellsUsage) ? [USAGE] : []),
    ],
  };
}

function loadOf(
  {load, warmUpS, measureS, timeoutMs}: ProbeRun,
  {machine, generator}: ProbeSession,
) {
  return {
    model: 'closed',
    vus: 1,
    thinkTimeS: thinkTimeS(load),
    warmUpS,
    durationS: measureS,
    timeoutS: timeoutMs / 1000,
    keepAlive: true,
    tool: generatorTool(machine, generator),
    notes: ['nginx in front of every server, one upstream connection for each request.'],
  };
}

/** All measurements of a cell. */
function measured(accepted: ProbeRun[], rejected: ProbeRun[]) {
  const runs = accepted.filter(isMeasured);
  const [{cell}] = accepted;
  const tail = {...rejectionsOf(rejected), ...notesOf(accepted)};
  const head = (name: string, parameters: {clock: string; part?: string}) => ({
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
    runs: runs.map(({block, session, startedAt, warmUpS}) => ({
      block,
      session,
      startedAt,
      warmUpS,
    })),
    repeats: runs.length,
    ...tail,
  };
  return [
    ...Object.entries(CLOCKS).map(([clock, pick]) => ({
      ...head(clock, {clock}),
      values: {
        ...valuesOf(runs.map(pick)),
        ...(clock === 'probe' && usageOf(runs)),
        ...conditionsOf(runs),
      },
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

/** @param clocks one for each run */
function valuesOf(clocks: Array<{cpuMs: number; ioMs: number; wallMs?: number}>) {
  return {
    cpuMs: quantityOf(clocks.map(({cpuMs}) => cpuMs)),
    ioMs: quantityOf(clocks.map(({ioMs}) => ioMs)),
    wallMs: quantityOf(clocks.map(({wallMs}) => wallMs)),
  };
}

/** Where the probe told it: CPU time in the kernel over all requests of a run, all CPU time, and the peak of a request. */
function usageOf(runs: Measured[]) {
  const told = runs.flatMap(({comparison: {requests, probe, usage}}) =>
    usage === undefined ? [] : [{requests, probe, usage}],
  );
  if (told.length < runs.length) return {};
  const S_PER_MS = 1 / 1000;
  return {
    cpuSystemS: quantityOf(told.map(({requests, usage}) => requests * usage.kernelMs * S_PER_MS)),
    cpuTotalS: quantityOf(told.map(({requests, probe}) => requests * probe.cpuMs * S_PER_MS)),
    phpAllocatedMb: quantityOf(told.map(({usage}) => usage.peakMb)),
  };
}

function conditionsOf(runs: Measured[]) {
  return {
    completedRequests: quantityOf(runs.map(({comparison}) => comparison.requests)),
    canaryMs: canariesOf(runs),
  };
}
