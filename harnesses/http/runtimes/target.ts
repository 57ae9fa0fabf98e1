import {existsSync, readFileSync, rmSync} from 'node:fs';
import {userInfo} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {RunFailure} from '../../engine/runs.ts';
import {startChild, stopChild} from '../../machine/children.ts';
import {findCommand} from '../../machine/commands.ts';
import {excerptOf, writeWhole} from '../../machine/files.ts';
import {namedPhp, phpCommand} from '../../machine/php.ts';
import {extensionArguments} from '../../machine/php-extensions.ts';
import {freePort, isListening} from '../../machine/ports.ts';
import {findApplication, findRuntime, firstCommand, prepareApplication} from '../catalogue.ts';
import {seedDatabase} from '../database/postgres.ts';
import {startRedis} from '../database/redis.ts';
import {coresOf} from '../protocol/place.ts';
import {WORKLOADS} from '../protocol/workloads.ts';
import {startService} from '../service/start.ts';
import {cellEnvironment} from './environment.ts';
import {filled, serverValues} from './fill.ts';
import {answers, passOn, startNginx} from './nginx.ts';
import type {Child} from '../../machine/children.ts';
import type {Runtime} from '../catalogue.ts';
import type {Cell, Variant} from '../protocol/cell.ts';
import type {Cores, Place} from '../protocol/place.ts';

/** The same PHP settings for every runtime; all PHP files come from OPcache. */
export const PHP_SETTINGS = [
  'opcache.enable=1',
  'opcache.enable_cli=1',
  'opcache.validate_timestamps=0',
  'opcache.file_update_protection=0',
  'opcache.jit=disable',
  'opcache.max_accelerated_files=10000',
  'memory_limit=1G',
  'display_errors=stderr',
  'log_errors=1',
];

/** In the folder of a run: what a variant that preloads has PHP-FPM compile at its start. */
export const PRELOADED = 'preload.php';
const PRELOAD_SETTINGS = [
  `opcache.preload={work}/${PRELOADED}`,
  `opcache.preload_user=${userInfo().username}`,
];

const START_LIMIT_MS = 20_000;
/** Longer than any of these servers lets a request under way go on when it is told to end. */
const LONGEST_STOP_MS = 10_000;

/** a started cell */
export interface Target {
  url: string;
  /** first process of php and web-server */
  groups: Record<string, number>;
  /** what ended although nobody stopped it */
  failure: () => string | null;
  log: () => string;
  /** ends the PHP server and starts it again behind its web server, which answers 502 meanwhile */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** where nginx finds the server */
interface Listening {
  socket: string;
  /** null where it listens at the socket */
  port: number | null;
}

/** where a target is started */
interface Site {
  work: string;
  dsn: string;
  host: string;
  port: number;
  cores: Cores;
}

/**
 * Starts a runtime as one cell of the design on freshly seeded rows, with nginx in front, and waits until it answers.
 *
 * @param how the cell's own runtime, the loopback and a free port unless told
 */
export async function startTarget(
  cell: Cell,
  {work, database}: Pick<Place, 'work' | 'database'>,
  how: {runtime?: Runtime; host?: string; port?: number} = {},
): Promise<Target> {
  const {runtime = findRuntime(cell.runtime), host = '127.0.0.1'} = how;
  const port = how.port ?? (await freePort(host));
  const place = {work, dsn: database.dsn, host, port, cores: coresOf(cell.placement)};
  await seedDatabase(database);
  const socket = join(place.work, 'php.sock');
  const logs = {php: join(place.work, 'php.log'), nginx: join(place.work, 'nginx.log')};
  rmSync(socket, {force: true});
  Object.values(logs).forEach((log) => writeWhole(log, ''));
  await prepareApplication(cell.app);
  const beside = await startBeside(cell, place);
  const backPort = runtime.listens === 'port' ? await freePort('127.0.0.1') : null;
  const start = await preparedServer(cell, runtime, place, {
    ...{socket, port: backPort, log: logs.php, addresses: beside?.addresses},
  });
  const children = [start(), ...(beside === null ? [] : [beside.child])];
  const listens = () => (backPort === null ? existsSync(socket) : isListening(backPort));
  const listening = (target: Target) =>
    until(listens, target, backPort === null ? 'made no socket' : 'opened no port');
  const target: Target = {
    ...describe(children, logs, place),
    restart: async () => {
      await stopChild(children[0], LONGEST_STOP_MS);
      rmSync(socket, {force: true});
      children[0] = start();
      target.groups.php = children[0].pid;
      await listening(target);
    },
  };
  if (beside !== null) {
    target.groups.other = beside.child.pid;
  }
  try {
    await listening(target);
    const script = runtime.script ? join(runtime.folder, runtime.script) : null;
    const back = backPort === null ? `unix:${socket}` : `127.0.0.1:${backPort}`;
    const location = passOn(runtime.front, back, script);
    const front = {name: 'web-server', work, host, port, location, log: logs.nginx};
    const nginx = startNginx({...front, cpus: place.cores.others});
    children.push(nginx);
    target.groups['web-server'] = nginx.pid;
    await until(() => answers(`${target.url}/hello`), target, 'answers no request');
  } catch (error) {
    await target.stop();
    if (error instanceof RunFailure) {
      error.log = target.log();
    }
    throw error;
  }
  return target;
}

/**
 * Starts what requests ask beside the database: the HTTP service of a workload, or the Redis of an application.
 *
 * @returns null where they ask nothing; `addresses` are variables of the server's environment
 */
async function startBeside(
  {app, workload, ioWaitMs}: Cell,
  {work, cores}: Site,
): Promise<{child: Child; addresses: Record<string, string>} | null> {
  if (WORKLOADS[workload].callsPerRequest !== undefined) {
    const {child, url} = await startService(ioWaitMs, cores.others);
    return {child, addresses: {BC_HTTP_SERVICE: url}};
  }
  if (findApplication(app).services?.includes('redis')) {
    const {child, port} = await startRedis(work, cores.others);
    return {child, addresses: {BC_REDIS_PORT: String(port)}};
  }
  return null;
}

function describe(
  children: Child[],
  logs: {php: string; nginx: string},
  {host, port}: Site,
): Omit<Target, 'restart'> {
  return {
    url: `http://${host}:${port}`,
    groups: {php: children[0].pid},
    failure: () => {
      const dead = children.find((child) => child.outcome() !== null);
      const outcome = dead?.outcome();
      return outcome
        ? `${dead?.name} ended (${outcome.signal ?? `exit code ${outcome.code}`})`
        : null;
    },
    log: () => `--- server\n${excerptOf(logs.php)}\n--- nginx\n${excerptOf(logs.nginx)}\n`,
    stop: async () => {
      await Promise.all([...children].reverse().map((child) => stopChild(child)));
    },
  };
}

/** @returns what starts the server, however often */
async function preparedServer(
  cell: Cell,
  runtime: Runtime,
  place: Site,
  {socket, port, log, addresses}: Listening & {log: string; addresses?: Record<string, string>},
): Promise<() => Child> {
  const extension = await extensionArgumentsOf(cell, runtime);
  const values: Record<string, string> = {
    socket,
    port: String(port),
    work: place.work,
    folder: runtime.folder,
    application: findApplication(cell.app).folder,
    workers: String(cell.workers),
    phpFpm: fpmOf(cell, runtime) ?? '',
    // For a command that starts PHP once more.
    phpOptions: JSON.stringify([...phpArguments(cell), ...extension]),
    ...serverValues(cell, phpCommand(cell.php) ?? 'php', settingsOf(cell)),
    ...runtime.defaults,
    ...runtime.values,
    ...cell.variant?.values,
  };
  const fill = (text: string) => filled(text, values);
  for (const template of runtime.templates ?? []) {
    writeWhole(
      join(place.work, template),
      fill(readFileSync(join(runtime.folder, template), 'utf8')),
    );
  }
  const words = startWords(cell, runtime, extension).map(fill);
  const command = words[0] === 'php' ? phpCommand(cell.php) : findCommand(words[0]);
  const env = {
    ...process.env,
    ...cellEnvironment(cell, socket, place.dsn),
    ...addresses,
    ...Object.fromEntries(
      Object.entries(runtime.environment ?? {}).map(([name, value]) => [name, fill(value)]),
    ),
  };
  const what = {name: 'php', command: command ?? words[0], args: words.slice(1), env, log};
  return () => startChild({...what, cwd: runtime.folder, cpus: place.cores.php});
}

function fpmOf({php}: Cell, {needs}: Runtime) {
  return php === undefined
    ? firstCommand(needs.find((need) => need.as === 'phpFpm')?.anyCommand ?? [])
    : (namedPhp(php)?.fpm ?? null);
}

/** Settings of PHP in a cell. Where a name stands twice the last one holds, so a variant has the last word. */
export const settingsOf = ({variant}: Pick<Cell, 'variant'>): string[] => [
  ...PHP_SETTINGS,
  ...(variant?.preload ? PRELOAD_SETTINGS : []),
  ...(variant?.settings ?? []),
];

const phpArguments = (cell: Cell) => settingsOf(cell).flatMap((setting) => ['-d', setting]);

async function extensionArgumentsOf({php}: Cell, {extension}: Runtime): Promise<string[]> {
  return extension === undefined ? [] : ((await extensionArguments(extension, php)) ?? []);
}

/** What a variant changes, as results tell it: where the script lies that is compiled first is of no use to a reader. */
export const toldSettings = ({preload, settings}: Pick<Variant, 'preload' | 'settings'>) =>
  Object.fromEntries([
    ...(preload ? [['opcache.preload', 'the classes of a request']] : []),
    ...settings.map(nameAndValue),
  ]) as Record<string, string>;

export function nameAndValue(setting: string): [name: string, value: string] {
  const [name, ...value] = setting.split('=');
  return [name, value.join('=')];
}

/** The command that starts a runtime, its lists in place of their names. */
function startWords(cell: Cell, runtime: Runtime, extension: string[]): string[] {
  const lists: Record<string, string[]> = {
    '{extension}': extension,
    '{phpSettings}': phpArguments(cell),
    '{whenBlocking}': cell.waiting === 'blocking' ? (runtime.whenBlocking ?? []) : [],
  };
  return runtime.start.flatMap((word) => lists[word] ?? [word]);
}

async function until(
  condition: () => boolean | Promise<boolean>,
  target: Target,
  complaint: string,
) {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await condition())) {
    const failure = target.failure();
    if (failure !== null) {
      throw new RunFailure('crashed', `at its start ${failure}`);
    }
    if (performance.now() > deadline) {
      throw new RunFailure('hung', `it ${complaint} within ${START_LIMIT_MS / 1000} s`);
    }
    await sleep(20);
  }
}
