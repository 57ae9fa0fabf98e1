import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {measureCanary, sharesOfOthers} from '../../engine/conditions.ts';
import {outcomeOf, RunFailure} from '../../engine/runs.ts';
import {startChild, stopChild} from '../../machine/children.ts';
import {findCommand} from '../../machine/commands.ts';
import {excerptOf} from '../../machine/files.ts';
import {extensionArguments} from '../../machine/php-extensions.ts';
import {freePort} from '../../machine/ports.ts';
import {cpuOfGroups, cpuOfMachine, pidsOfGroup} from '../../machine/process-groups.ts';
import {coresOf} from '../protocol/place.ts';
import {askJson} from '../protocol/verify.ts';
import {answers} from '../runtimes/nginx.ts';
import {costsOf} from './costs.ts';
import type {CanaryMs, FailedOutcome} from '../../engine/types.ts';
import type {Costs, Phase} from './costs.ts';
import type {Method} from './methods.ts';
import type {Servers} from './servers.ts';

const HOST = '127.0.0.1';
const SCRIPT = join(import.meta.dirname, 'measure.php');
const WARM_UP = 20;
/** Queries on a kept connection, which are quick. */
const KEPT = 5000;
/** In one request to the PHP process, which has to answer within 10 s. */
const MOST_AT_ONCE = 100;
const START_LIMIT_MS = 10_000;
const END_LIMIT_MS = 5000;

/** where runs are made */
export type Place = {work: string; servers: Servers};

type Conditions = {canaryMs: CanaryMs; foreignShare: number; stealShare: number};

export type Outcome = {cell: Method; startedAt: string} & (
  (Conditions & {status: 'measured'; costs: Costs}) | Required<FailedOutcome>
);

/** of measure.php */
type Answer = {openMs: number[]; wholeMs: number[]; cpuMs: number};

/** a started process of PHP */
type Php = {url: string; pid: number; log: () => string; stop: () => Promise<void>};

/**
 * One repeat: a fresh PHP process connects again and again by one method, and asks the same query on a kept connection.
 */
export async function measureConnect(cell: Method, {work, servers}: Place): Promise<Outcome> {
  const startedAt = new Date().toISOString();
  let php: Php | undefined;
  let serverLog = () => '';
  const made = async () => {
    const server = await servers.of(cell.server);
    serverLog = () => excerptOf(server.log);
    php = await startPhp(cell, server.addressOf(cell), work);
    return {status: 'measured' as const, ...(await measure(cell, php, server.groups))};
  };
  try {
    const logs = () => `--- server\n${serverLog()}\n--- php\n${php?.log() ?? ''}\n`;
    return {cell, startedAt, ...(await outcomeOf(made, ({log}) => log || logs()))};
  } finally {
    await php?.stop();
  }
}

/** PHP's own server: one process, in which a kept connection outlives each request. */
async function startPhp(
  {server, persistent}: Method,
  {dsn, user, password}: {dsn: string; user: string; password: string},
  work: string,
): Promise<Php> {
  const port = await freePort(HOST);
  const log = join(work, 'connecting-php.log');
  const driver = server === 'mariadb' ? 'pdo_mysql' : 'pdo_pgsql';
  const child = startChild({
    name: 'php',
    command: findCommand('php') ?? 'php',
    args: [
      ...((await extensionArguments(driver)) ?? []),
      ...['-d', 'display_errors=stderr', '-S', `${HOST}:${port}`, SCRIPT],
    ],
    env: {
      ...process.env,
      BC_DSN: dsn,
      BC_USER: user,
      BC_PASSWORD: password,
      BC_PERSISTENT: persistent ? '1' : '0',
    },
    log,
    cpus: coresOf('shared').php,
  });
  const php = {
    url: `http://${HOST}:${port}`,
    pid: child.pid,
    log: () => excerptOf(log),
    stop: () => stopChild(child),
  };
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(`${php.url}/?opened=0`))) {
    if (child.outcome() !== null || performance.now() > deadline) {
      const failure = new RunFailure('crashed', 'PHP answers no request at its start');
      failure.log = php.log();
      await php.stop();
      throw failure;
    }
    await sleep(20);
  }
  return php;
}

async function measure(
  {connections}: Method,
  php: Php,
  groups: Record<string, number>,
): Promise<Conditions & {costs: Costs}> {
  await askJson(php, `/?opened=${WARM_UP}`);
  await askJson(php, `/?kept=${WARM_UP}`);
  const all = {...groups, php: php.pid};
  const canaryBefore = measureCanary();
  const before = {clock: performance.now(), machine: cpuOfMachine(), ownMs: ownCpuMs(all)};
  const kept = await phaseOf('kept', KEPT, php, groups);
  const opened = await phaseOf('opened', connections, php, groups);
  const shares = sharesOfOthers(cpuOfMachine(before.machine), {
    ownMs: ownCpuMs(all) - before.ownMs,
    wallMs: performance.now() - before.clock,
  });
  const canaryMs = {before: canaryBefore, after: measureCanary()};
  return {costs: costsOf({opened, kept}), canaryMs, ...shares};
}

/** CPU time of PHP from itself, around the loop alone; that of the servers with what they do after the last answer. */
async function phaseOf(
  what: 'kept' | 'opened',
  times: number,
  php: Php,
  groups: Record<string, number>,
): Promise<Phase> {
  const processes = countOf(groups);
  const cpu = cpuOfGroups(groups);
  const answered: Answer[] = [];
  for (let left = times; left > 0; left -= MOST_AT_ONCE) {
    answered.push(await askJson(php, `/?${what}=${Math.min(left, MOST_AT_ONCE)}`));
  }
  await untilNoMoreThan(processes, groups);
  return {
    openMs: answered.flatMap(({openMs}) => openMs),
    wholeMs: answered.flatMap(({wholeMs}) => wholeMs),
    cpuMs: {
      php: answered.reduce((sum, {cpuMs}) => sum + cpuMs, 0),
      ...cpuOfGroups(groups, cpu),
    },
  };
}

const countOf = (groups: Record<string, number>) =>
  Object.values(groups).reduce((sum, root) => sum + pidsOfGroup(root).length, 0);

/** The CPU time of a backend is known through its parent, once it has ended. */
async function untilNoMoreThan(processes: number, groups: Record<string, number>) {
  const deadline = performance.now() + END_LIMIT_MS;
  while (countOf(groups) > processes) {
    if (performance.now() > deadline) {
      throw new RunFailure(
        'hung',
        `processes of closed connections live on for ${END_LIMIT_MS / 1000} s`,
      );
    }
    await sleep(10);
  }
}

/** Of the servers, of PHP and of the harness. */
function ownCpuMs(groups: Record<string, number>) {
  const {user, system} = process.cpuUsage();
  const used = Object.values(cpuOfGroups(groups));
  return used.reduce((sum, ms) => sum + ms, (user + system) / 1000);
}
