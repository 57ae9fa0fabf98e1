import type {Application} from '../../../../lib/gains/application.ts';

/**
 * The inputs of the answer. `from`–`to` is the slider's range; a number that is typed may lie outside it, within
 * `least`–`most`. What is `optional` may be left empty: then there is no limit, or, where `empty` says so, the number is
 * not known. A field that `isChosen` is a number too, the
 * place of what was chosen. A slider that isn't of `whole` numbers is of milliseconds.
 */
export type Field = {
  id: string;
  least: number;
  most: number;
  from?: number;
  to?: number;
  whole?: boolean;
  optional?: boolean;
  empty?: 'unknown' | 'all' | 'none';
  isChosen?: boolean;
};

/** in the units of the fields */
export type Values = Record<string, number | null>;

/** The four of the sentence, with sliders. */
export const MAIN_FIELDS: readonly Field[] = [
  {id: 'cpu', least: 0.001, most: 60_000, from: 0.1, to: 200},
  {id: 'wait', least: 0, most: 600_000, from: 0.1, to: 2000},
  {id: 'workers', least: 1, most: 4096, from: 1, to: 256, whole: true},
  {id: 'cores', least: 1, most: 1024, from: 1, to: 64, whole: true},
];

/** How long a request holds a database connection: places of `hold`. */
export const HOLDS = Object.freeze(['request', 'query'] as const);

/** Fields besides the four main ones, in the groups in which they are shown. */
export const GROUPS: Record<
  'state' | 'database' | 'load' | 'slow' | 'memory' | 'others',
  readonly Field[]
> = {
  // What a request loses to state that isn't kept: empty where nobody measured it.
  state: [
    {id: 'boot', least: 0, most: 60_000, optional: true, empty: 'unknown'},
    {id: 'bootwait', least: 0, most: 600_000, optional: true, empty: 'unknown'},
    // The ways to connect stand in addresses by their places, so that new ones come last.
    {id: 'how', least: 0, most: 7, whole: true, isChosen: true},
    {id: 'connect', least: 0, most: 60_000, optional: true, empty: 'unknown'},
    {id: 'connectwait', least: 0, most: 600_000, optional: true, empty: 'unknown'},
  ],
  database: [
    {id: 'dbwait', least: 0, most: 600_000, optional: true, empty: 'all'},
    {id: 'conns', least: 1, most: 1e6, whole: true, optional: true},
    {id: 'hold', least: 0, most: 1, whole: true, isChosen: true},
  ],
  load: [{id: 'rate', least: 0.001, most: 1e9, optional: true}],
  // Calls of another kind that the same workers serve. Neither rate nor time has a number that would suit an application.
  slow: [
    {id: 'slowrate', least: 0.001, most: 1e6, optional: true, empty: 'none'},
    {id: 'slowtime', least: 0.001, most: 86_400, optional: true, empty: 'none'},
    {id: 'slowlimit', least: 0.001, most: 86_400, optional: true},
    {id: 'reserve', least: 0, most: 4096, whole: true, optional: true, empty: 'none'},
  ],
  memory: [
    {id: 'mem', least: 0.001, most: 1e8, optional: true},
    {id: 'fmem', least: 0.001, most: 100_000},
    {id: 'wmem', least: 0.001, most: 100_000},
    {id: 'smem', least: 0, most: 10_000},
    {id: 'slots', least: 1, most: 100_000, whole: true},
  ],
  others: [
    {id: 'others', least: 0, most: 60_000},
    {id: 'connothers', least: 0, most: 60_000},
  ],
};

export const FIELDS = [...MAIN_FIELDS, ...Object.values(GROUPS).flat()];

/** The form's numbers as the model takes them, in seconds. */
export function applicationOf(values: Values): Application {
  const s = (id: string) => Number(values[id]) / 1000;
  return {
    ...{cpuS: s('cpu'), ioS: s('wait'), cores: Number(values.cores)},
    ...{bootCpuS: s('boot'), bootIoS: s('bootwait')},
    ...{connectCpuS: s('connect'), connectIoS: s('connectwait')},
    ...{sharedCpuS: s('others'), connectSharedCpuS: s('connothers')},
    ...{workers: Number(values.workers), slotsPerWorker: Number(values.slots)},
    ...{firstMb: Number(values.fmem), workerMb: Number(values.wmem), slotMb: Number(values.smem)},
    arrivalRatePerS: values.rate,
    memoryMb: values.mem,
    connections: values.conns,
    databaseIoS: values.dbwait === null ? null : s('dbwait'),
    hold: HOLDS[Number(values.hold)],
    isBootKnown: isGiven(values, 'boot'),
    isConnectKnown: isGiven(values, 'connect'),
  };
}

/** Whether a part of state was given, its CPU time or its wait. */
const isGiven = (values: Values, id: 'boot' | 'connect') =>
  values[id] !== null || values[`${id}wait`] !== null;

/**
 * The form's numbers of an application, whose slow calls no measurement gives.
 *
 * @returns four significant digits
 */
export function valuesOf(application: Application): Values {
  const ms = (seconds: number) => Number((seconds * 1000).toPrecision(4));
  const {isBootKnown = true, isConnectKnown = true, databaseIoS = null, hold} = application;
  return {
    cpu: ms(application.cpuS),
    wait: ms(application.ioS),
    workers: application.workers,
    cores: application.cores,
    boot: isBootKnown ? ms(application.bootCpuS) : null,
    bootwait: isBootKnown ? ms(application.bootIoS) : null,
    how: 0,
    connect: isConnectKnown ? ms(application.connectCpuS) : null,
    connectwait: isConnectKnown ? ms(application.connectIoS) : null,
    rate: application.arrivalRatePerS,
    slots: application.slotsPerWorker,
    fmem: Number(application.firstMb.toPrecision(2)),
    wmem: Number(application.workerMb.toPrecision(2)),
    smem: Number(application.slotMb.toPrecision(2)),
    mem: application.memoryMb,
    conns: application.connections,
    dbwait: databaseIoS === null ? null : ms(databaseIoS),
    hold: HOLDS.indexOf(hold ?? 'request'),
    others: ms(application.sharedCpuS),
    connothers: ms(application.connectSharedCpuS),
    ...Object.fromEntries(GROUPS.slow.map(({id}) => [id, null])),
  };
}
