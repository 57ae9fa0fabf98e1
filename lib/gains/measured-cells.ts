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
        const application = applicationOf(run, times, parts, levels, {
          ...{workers, server},
          ...memory,
        });
        return [
          {
            id: `${run.id.split('/').at(-1)}/${measurement.id}`,
            label: run.systems[measurement.system].label,
            measuredPerS: valueOf(run, measurement.id, 'throughputPerS'),
            application,
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
  const beyond = (levels: (typeof LEVELS)[number]) => {
    const times = timesAt(levels);
    return {
      cpuS: Math.max(0, times.cpuS - kept.cpuS),
      ioS: Math.max(0, times.ioS - kept.ioS),
      sharedCpuS: Math.max(0, times.sharedCpuS - kept.sharedCpuS),
    };
  };
  return {boot: beyond(LEVELS[1]), connect: beyond(LEVELS[2])};
}

function applicationOf(
  run: Run,
  times: Times,
  {boot, connect}: ReturnType<typeof partsOf>,
  {application, connection}: (typeof LEVELS)[number],
  rest: {workers: number; server: Server} & Memory,
): Application {
  const boots = application === 'dropped' ? 1 : 0;
  const connects = connection === 'opened' ? 1 : 0;
  return {
    cpuS: times.cpuS,
    ioS: times.ioS,
    sharedCpuS: times.sharedCpuS,
    bootCpuS: boots * boot.cpuS,
    // Waits of a boot that reads no more than compiled files are the noise of two measurements.
    bootIoS: 0,
    connectCpuS: connects * connect.cpuS,
    connectIoS: connects * connect.ioS,
    connectSharedCpuS: connects * connect.sharedCpuS,
    cores: Number(run.environment.cores),
    ...rest,
    arrivalRatePerS: null,
    memoryMb: null,
    connections: null,
  };
}
