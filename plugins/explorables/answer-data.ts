import {measuredServers} from '../../lib/capacity/measured-servers.ts';
import {frameworkCells, loneTimes} from '../../lib/gains/framework-cells.ts';
import {heldGains} from '../../lib/gains/held-to-run.ts';
import {measuredCells} from '../../lib/gains/measured-cells.ts';
import {optionsOf} from '../../lib/gains/options.ts';
import {mostSlotsIn, reachedShares} from '../../lib/gains/reached-shares.ts';
import {slotMemory} from '../../lib/gains/slot-memory.ts';
import {valueOf} from '../../lib/result/read.ts';
import {frameworkPoints, laravelPoints, ownPoints} from '../../lib/gains/studied-points.ts';
import {applicationOf, valuesOf} from '../../src/components/explorables/answer/fields.ts';
import {keysOf, present, tableOf} from '../../lib/typed.ts';
import type {MeasuredServers} from '../../lib/capacity/measured-servers.ts';
import type {Server} from '../../lib/gains/application.ts';
import type {MeasuredCell} from '../../lib/gains/measured-cells.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Values} from '../../src/components/explorables/answer/fields.ts';
import type {Given} from '../../src/components/explorables/answer/state.ts';
import type {StudiedPoint} from '../../lib/gains/studied-points.ts';

export const OWN_RUN = 'state-or-coroutines/two-cores';
export const LARAVEL_RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
/** Frameworks on Swoole: throughput, lone requests, CPU time by part, and sixteen slots. */
export const FRAMEWORK_STUDY = {
  shared: 'laravel-on-swoole/two-cores',
  alone: 'laravel-on-swoole/one-request',
  boot: 'laravel-on-swoole/boot',
  slots: 'laravel-on-swoole/sixteen-slots',
};
/** Memory by slot, after two minutes of load. */
export const MEMORY_RUNS: Record<string, string> = {
  laravel: 'state-or-coroutines/slots-memory',
  symfony: 'state-or-coroutines/slots-memory-apps',
};

/** What connecting costs. */
export const CONNECT_RUN = 'state-or-coroutines/connect';
/** Ways to connect in the order of their places in addresses, after the reader's own numbers: `answer.choice.how.1` and on. */
export const CONNECTS = [
  'postgres-tcp-scram',
  'postgres-tcp-trust',
  'postgres-socket-trust',
  'pgbouncer-tcp-scram',
  'pgbouncer-tcp-trust',
  'mariadb-tcp',
  'mariadb-socket',
];

const GROWN_CELL = 'fpm-nginx-laravel11-grown-per-request-blocking';
/**
 * Applications that the probe measured on PHP-FPM, with the ids of whole requests, their boot and their connections: a
 * Laravel of years, and the front page of WordPress as it is installed.
 */
export const PROBED = {
  grown: {
    run: 'laravel-octane/passport',
    request: `${GROWN_CELL}.probe`,
    boot: `${GROWN_CELL}.boot`,
    connect: `${GROWN_CELL}.connect`,
  },
  wordpress: {
    run: 'blocking-coefficient/wordpress',
    ...{request: 'request', boot: 'boot', connect: 'connect'},
  },
};

/** Many short queries: PHP-FPM of our own run, on a machine and with as many workers as an example. */
const QUERIES_CELL = 'fpm-nginx-per-request-blocking-n4-';
/** A machine and a server to begin with, and a request that is nobody's: nothing of it is measured. */
export const EXAMPLE = {workers: 8, cores: 4, slots: 100};
export const EXAMPLE_REQUEST = {cpu: 5, wait: 30};
/** Memory is that of a framework; our own run's application is tiny. */
export const MEMORY_OF = 'laravel';
/** Assumed: what a request that mostly computes takes, and a call of another service. */
export const ASSUMED = {computes: {cpu: 40, wait: 10}, callMs: 200};
const UNKNOWN = {boot: null, bootwait: null, connect: null, connectwait: null};

/**
 * What the answer's page knows: measured cells, their errors, studied requests, typical situations.
 *
 * @param results by id
 * @param page `words`: names in result files → in the page's language
 * @returns all but what is said of studied requests, whose points `saidPoint` puts into words
 */
export function answerData(
  results: Map<string, Run>,
  {baseUrl, words}: {baseUrl: string; words: Record<string, string>},
): Omit<Given, 'points'> & {points: StudiedPoint[]} {
  const runOf = (id: string) => present(results.get(id), `the run ${id}`);
  const [own, laravel] = [runOf(OWN_RUN), runOf(LARAVEL_RUN)];
  const frameworks = tableOf(keysOf(FRAMEWORK_STUDY), (name) => runOf(FRAMEWORK_STUDY[name]));
  const inferred = measuredServers(laravel);
  const memoryOf = (app: string) => ({
    ...slotMemory(runOf(MEMORY_RUNS[app]), app),
    slotsPerWorker: EXAMPLE.slots,
  });
  const memory = memoryOf(MEMORY_OF);
  const cells = measuredCells(own, memory);
  const queries = queriesOf(cells);
  const initial = initialOf(queries);
  const link = (path: string) => `${baseUrl}${path}`;
  return {
    initial,
    profiles: profilesOf({
      initial,
      queries,
      laravel: frameworkOf(frameworks, queries),
      ...tableOf(keysOf(PROBED), (id) => probedOf(runOf(PROBED[id].run), PROBED[id], queries)),
    }),
    presets: [
      ...ownPresets(cells, words),
      ...ownPresets(frameworkCells(frameworks, memoryOf), words),
      ...inferredPresets(inferred, {run: laravel, words, memory}),
    ],
    connecting: connectingIn(runOf(CONNECT_RUN)),
    ranges: reachedShares({own, ...frameworks}),
    mostSlots: mostSlotsIn([own, ...Object.values(MEMORY_RUNS).map(runOf)]),
    held: heldGains(own, {...memory, slotsPerWorker: 16}),
    points: [
      ...ownPoints(own),
      ...frameworkPoints(frameworks.shared),
      ...laravelPoints(laravel),
    ].filter(({gains}) => Object.values(gains).some(Boolean)),
    probe: link('contribute/run-the-harness/#probe'),
    contribute: link('contribute/'),
  };
}

/** Many short queries, with what the database and the web server computed on the same cores. */
function queriesOf(cells: MeasuredCell[]): Values {
  const cell = cells.find(({id}) => id.includes(QUERIES_CELL));
  if (!cell)
    throw new Error(
      `many short queries are the cell “${QUERIES_CELL}…”, which ${OWN_RUN} lacks; it has: ${cells.map(({id}) => id).join(', ')}. Correct QUERIES_CELL.`,
    );
  const values = valuesOf(cell.application);
  return {...values, ...tableOf(TIMES, (id) => tenths(Number(values[id]))), ...EXAMPLE};
}

const TIMES = [
  ...['cpu', 'wait', 'boot', 'bootwait', 'connect', 'connectwait', 'others', 'connothers'],
];

const tenths = (ms: number) => Math.round(ms * 10) / 10;

/** What stands in the form before anything is typed: nothing of a measured application. */
const initialOf = (queries: Values): Values => ({
  ...queries,
  ...EXAMPLE_REQUEST,
  ...UNKNOWN,
  ...{others: 0, connothers: 0},
});

/** PHP's CPU time of opening and closing a connection, and the rest of its time, in each way. */
const connectingIn = (run: Run): Values[] =>
  CONNECTS.map((method) => {
    const of = (path: string) => valueOf(run, `${method}.connection`, path);
    const digits = (ms: number) => Number(ms.toPrecision(4));
    return {connect: digits(of('cpuMs')), connectwait: digits(of('wallMs') - of('cpuMs'))};
  });

/** What of a framework's request boots it, measured by parts. */
const BOOT_PARTS = ['autoload', 'container', 'routing'];

/**
 * Laravel on PHP-FPM: CPU time by part there, waits and the CPU time of others from single requests on Swoole.
 *
 * @param example its machine, workers and memory
 */
export function frameworkOf({alone, boot}: {alone: Run; boot: Run}, example: Values): Values {
  const [dropped, kept] = loneTimes(alone, MEMORY_OF);
  const partMs = (part: string) => valueOf(boot, `${MEMORY_OF}-opcache.${part}`, 'cpuMs');
  return {
    ...example,
    cpu: tenths(partMs('total')),
    wait: tenths(1000 * dropped.ioS),
    boot: tenths(BOOT_PARTS.reduce((sum, part) => sum + partMs(part), 0)),
    bootwait: 0,
    connect: tenths(partMs('connection')),
    connectwait: tenths(1000 * (dropped.ioS - kept.ioS)),
    others: tenths(1000 * dropped.sharedCpuS),
    connothers: tenths(1000 * Math.max(0, dropped.sharedCpuS - kept.sharedCpuS)),
  };
}

/**
 * An application on PHP-FPM as the probe saw it: means of its requests. The database is taken to be on another machine.
 *
 * @param ids of what was measured
 * @param example its machine, workers and memory
 */
function probedOf(
  run: Run,
  {request, boot, connect}: (typeof PROBED)['grown'],
  example: Values,
): Values {
  const times = Object.fromEntries(
    Object.entries({'': request, boot, connect}).flatMap(([name, part]) => [
      [name || 'cpu', tenths(valueOf(run, part, 'cpuMs'))],
      [`${name}wait`, tenths(valueOf(run, part, 'ioMs'))],
    ]),
  );
  return {...example, ...times, dbwait: databaseWait(times), ...{others: 0, connothers: 0}};
}

/** What of a request's wait is neither for its boot nor for its connection. */
const databaseWait = ({wait, bootwait, connectwait}: Values) =>
  Number((Number(wait) - Number(bootwait) - Number(connectwait)).toFixed(1));

type Requests = Record<'initial' | 'queries' | 'laravel' | 'grown' | 'wordpress', Values>;

function profilesOf({initial, queries, laravel, grown, wordpress}: Requests) {
  const keptConnection = {connect: 0, connectwait: 0};
  const wait = Number(queries.wait) + ASSUMED.callMs;
  return [
    {id: 'computes', values: {...initial, ...ASSUMED.computes, ...keptConnection}},
    {id: 'queries', values: queries},
    {id: 'laravel', values: laravel},
    {id: 'grown', values: grown},
    {id: 'wordpress', values: wordpress, server: 'wordpress' as const},
    {id: 'services', values: {...queries, wait, dbwait: databaseWait(queries)}},
  ];
}

const ownPresets = (cells: MeasuredCell[], words: Record<string, string>) =>
  cells.map(({id, label, measuredPerS, application}) =>
    presetOf(
      {id, label: words[label] ?? label, measuredPerS, isInferred: false},
      application.server,
      valuesOf(application),
    ),
  );

interface Told {
  run: Run;
  words: Record<string, string>;
  memory: {slotMb: number; slotsPerWorker: number};
}

const NO_STATE = {bootCpuS: 0, bootIoS: 0, connectCpuS: 0, connectIoS: 0};
const NO_OTHERS = {sharedCpuS: 0, connectSharedCpuS: 0};

function inferredPresets(inferred: MeasuredServers, {run, words, memory}: Told) {
  const {run: id, cores, arrivalRatePerS, servers} = inferred;
  return servers
    .filter(({coroutines}) => !coroutines)
    .flatMap(({label, runtime, cpuS, ioS, workerMb, points}) => {
      const [few] = points;
      const firstMb = valueOf(run, few.id, 'memoryMb.idle') - (few.workers - 1) * workerMb;
      const megabytes = {firstMb: Math.max(firstMb, workerMb), workerMb, ...slotsOf(memory)};
      return points.map(({id: point, workers, throughputPerS}) =>
        presetOf(
          {
            ...{id: `${id.split('/').at(-1)}/${point}`, label: words[label] ?? label},
            ...{measuredPerS: throughputPerS, isInferred: true},
          },
          /^swoole/u.test(runtime) ? 'swoole' : 'frankenphp',
          valuesOf({
            ...{cpuS, ioS, cores, workers, arrivalRatePerS, memoryMb: null, connections: null},
            ...{...NO_STATE, ...NO_OTHERS, ...megabytes},
          }),
        ),
      );
    });
}

const slotsOf = ({slotMb, slotsPerWorker}: Told['memory']) => ({slotMb, slotsPerWorker});

function presetOf(
  measured: {id: string; label: string; measuredPerS: number; isInferred: boolean},
  server: Server | undefined,
  values: Values,
) {
  const boundPerS = optionsOf(applicationOf(values)).now.limit.perS;
  return {...measured, boundPerS, server, values};
}
