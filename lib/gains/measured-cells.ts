import {measurementWith} from '../chart-data/design-cells.ts';
import {cellAt} from '../chart-data/corners.ts';
import {predictedThroughput, requestTimes} from '../chart-data/predicted-throughput.ts';
import {valueOf} from '../result/read.ts';
import type {Run} from '../chart-data/measured-point.ts';
import type {Application, Server, Times} from './application.ts';

export type Memory = {firstMb: number; workerMb: number; slotMb: number; slotsPerWorker: number};

/** its server included `id` is `<run>/<measurement>` */
export type MeasuredCell = {
  id: string;
  label: string;
  measuredPerS: number;
  application: Application;
};

const LEVELS = [
  {application: 'dropped', connection: 'opened'},
  {application: 'dropped', connection: 'held'},
  {application: 'kept', connection: 'opened'},
  {application: 'kept', connection: 'held'},
] as const;
/** Runtimes of the harness, and which server's settings advice on them names. */
const RUNTIMES: [string, Server][] = [
  ['php-fpm-nginx', 'fpm'],
  ['fiber', 'own'],
];
const WORKERS = [1, 2, 4, 16];

/**
 * The blocking cells of the HTTP harness whose request was measured alone, as applications: what booting and connecting
 * cost is the difference between a server that does it for each request and one that keeps all.
 */
export function measuredCells(run: Run, memory: Memory): MeasuredCell[] {
  const parts = partsOf(run);
  return RUNTIMES.flatMap(([runtime, server]) =>
    LEVELS.flatMap((levels) =>
      WORKERS.flatMap((workers) => {
        const configuration = cellAt({...levels, waiting: 'blocking'}, {runtime, workers});
        const measurement = measurementWith(run, configuration);
        const times = measurement && requestTimes(run, configuration);
        if (!measurement || !times || !predictedThroughput(run, measurement, configuration))
          return [];
        return [
          {
            id: `${run.id.split('/').at(-1)}/${measurement.id}`,
            label: run.systems[measurement.system].label,
            measuredPerS: valueOf(run, measurement.id, 'throughputPerS'),
            application: applicationOf(run, times, {
              ...(levels.application === 'dropped' && {bootCpuS: parts.boot.cpuS}),
              ...(levels.connection === 'opened' && {connect: parts.connect}),
              ...{workers, server},
              ...memory,
            }),
          },
        ];
      }),
    ),
  );
}

/**
 * What booting and connecting take of a request, from the factorial server with one part dropped and with all kept.
 *
 * @returns seconds
 */
export function partsOf(run: Run): {boot: Times; connect: Times} {
  const timesAt = (levels: (typeof LEVELS)[number]) => {
    const times = requestTimes(run, cellAt({...levels, waiting: 'blocking'}, {}));
    if (!times)
      throw new Error(
        `run “${run.id}” has no measured request alone with ${JSON.stringify(levels)}. Measure one, or choose another run.`,
      );
    return times;
  };
  const kept = timesAt(LEVELS[3]);
  return {
    boot: timesBeyond(timesAt(LEVELS[1]), kept),
    connect: timesBeyond(timesAt(LEVELS[2]), kept),
  };
}

/** What a request takes more than another, never less than nothing. */
export const timesBeyond = (whole: Times, kept: Times): Times => ({
  cpuS: Math.max(0, whole.cpuS - kept.cpuS),
  ioS: Math.max(0, whole.ioS - kept.ioS),
  sharedCpuS: Math.max(0, whole.sharedCpuS - kept.sharedCpuS),
});

const NOTHING: Times = {cpuS: 0, ioS: 0, sharedCpuS: 0};

/** An application by its times, and those of them that boot and connect. */
export function applicationOf(
  run: Run,
  {cpuS, ioS, sharedCpuS}: Times,
  {
    bootCpuS = 0,
    connect = NOTHING,
    ...rest
  }: {bootCpuS?: number; connect?: Times; workers: number; server: Server} & Memory,
): Application {
  return {
    ...{cpuS, ioS, sharedCpuS},
    // Waits of a boot that reads no more than compiled files are the noise of two measurements.
    ...{bootCpuS, bootIoS: 0},
    ...{connectCpuS: connect.cpuS, connectIoS: connect.ioS, connectSharedCpuS: connect.sharedCpuS},
    cores: Number(run.environment.cores),
    ...rest,
    ...{arrivalRatePerS: null, memoryMb: null, connections: null},
  };
}
