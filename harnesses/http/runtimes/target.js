// @ts-check
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {get} from 'node:http';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {startChild, stopChild} from '../../machine/children.js';
import {findCommand, requireCommand} from '../../machine/commands.js';
import {excerptOf} from '../../machine/excerpt.js';
import {extensionArguments} from '../../machine/php-extensions.js';
import {writeWhole} from '../../machine/write-whole.js';
import {prepareApplication} from '../applications/catalogue.js';
import {firstCommand} from './catalogue.js';
import {nginxConfiguration} from './nginx.js';

/** @import {Child} from '../../machine/children.js' */
/** @import {Cell} from '../protocol/cell.js' */
/** @import {Cores} from '../protocol/placement.js' */
/** @import {Runtime} from './catalogue.js' */

/** The same PHP settings for every runtime; all PHP files come from OPcache. */
export const PHP_SETTINGS = [
  'opcache.enable=1',
  'opcache.enable_cli=1',
  'opcache.validate_timestamps=0',
  'opcache.jit=disable',
  'opcache.max_accelerated_files=10000',
  'memory_limit=256M',
  'display_errors=stderr',
  'log_errors=1',
];

const START_LIMIT_MS = 20_000;

/** A server that ended or never answered; the harness records it as a result. */
export class TargetFailure extends Error {
  /** @param {'crashed'|'hung'|'different-bytes'|'mixed-requests'|'errors'} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
    /** What a server that never started had to say. */
    this.log = '';
  }
}

/**
 * @typedef {object} Target a started cell
 * @property {string} url
 * @property {Record<string, number>} groups first process of php and web-server
 * @property {() => string|null} failure what ended although nobody stopped it
 * @property {() => string} log
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a runtime as one cell of the design, with nginx in front, and waits until it answers.
 * @param {import('../protocol/cell.js').Cell} cell
 * @param {import('./catalogue.js').Runtime} runtime
 * @param {{work: string, dsn: string, host: string, port: number, cores: import('../protocol/placement.js').Cores}} place
 * @returns {Promise<Target>}
 */
export async function startTarget(cell, runtime, place) {
  const socket = join(place.work, 'php.sock');
  const logs = {php: join(place.work, 'php.log'), nginx: join(place.work, 'nginx.log')};
  rmSync(socket, {force: true});
  Object.values(logs).forEach((log) => writeWhole(log, ''));
  await prepareApplication(cell.app);
  const php = await startServer(cell, runtime, place, socket, logs.php);
  const children = [php];
  const target = describe(children, logs, place);
  try {
    await until(() => existsSync(socket), target, 'made no socket');
    children.push(startNginx(runtime, place, socket, logs.nginx));
    target.groups['web-server'] = children[1].pid;
    await until(() => answers(`${target.url}/hello`), target, 'answers no request');
  } catch (error) {
    await target.stop();
    if (error instanceof TargetFailure) {
      error.log = target.log();
    }
    throw error;
  }
  return target;
}

/**
 * @param {Child[]} children
 * @param {{php: string, nginx: string}} logs
 * @param {{work: string, dsn: string, host: string, port: number, cores: Cores}} place
 * @returns {Target}
 */
function describe(children, logs, {host, port}) {
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

/**
 * @param {Cell} cell
 * @param {Runtime} runtime
 * @param {{work: string, dsn: string, host: string, port: number, cores: Cores}} place
 * @param {string} socket
 * @param {string} log
 */
async function startServer(cell, runtime, place, socket, log) {
  /** @type {Record<string, string>} */
  const values = {
    socket,
    work: place.work,
    folder: runtime.folder,
    workers: String(cell.workers),
    phpFpm:
      firstCommand(runtime.needs.find((need) => need.as === 'phpFpm')?.anyCommand ?? []) ?? '',
  };
  /** @param {string} text */
  const fill = (text) =>
    text.replace(/\{(socket|work|folder|workers|phpFpm)\}/g, (_, name) => values[name]);
  for (const template of runtime.templates ?? []) {
    writeWhole(
      join(place.work, template),
      fill(readFileSync(join(runtime.folder, template), 'utf8')),
    );
  }
  const words = (await startWords(cell, runtime)).map(fill);
  const command = findCommand(words[0]) ?? words[0];
  const env = {...process.env, ...cellEnvironment(cell, socket, place.dsn), ...runtime.environment};
  return startChild({
    name: 'php',
    command,
    args: words.slice(1),
    cwd: runtime.folder,
    env,
    log,
    cpus: place.cores.php,
  });
}

/**
 * The command that starts a runtime, its lists in place of their names.
 *
 * @param {Cell} cell
 * @param {Runtime} runtime
 * @returns {Promise<string[]>}
 */
async function startWords({waiting}, runtime) {
  const words = [];
  for (const word of runtime.start) {
    if (word === '{extension}') {
      words.push(...((await extensionArguments(String(runtime.extension))) ?? []));
    } else if (word === '{phpSettings}') {
      words.push(...PHP_SETTINGS.flatMap((setting) => ['-d', setting]));
    } else if (word === '{whenBlocking}') {
      words.push(...(waiting === 'blocking' ? (runtime.whenBlocking ?? []) : []));
    } else {
      words.push(word);
    }
  }
  return words;
}

/** @param {Cell} cell @param {string} socket @param {string} dsn */
function cellEnvironment(cell, socket, dsn) {
  return {
    BC_SOCKET: socket,
    BC_APP: cell.app,
    BC_WORKERS: String(cell.workers),
    BC_COROUTINES_PER_WORKER: String(cell.coroutinesPerWorker),
    BC_APPLICATION: cell.application,
    BC_CONNECTION: cell.connection,
    BC_WAITING: cell.waiting,
    BC_IO_WAIT_MS: String(cell.ioWaitMs),
    BC_DATABASE: dsn,
  };
}

/**
 * @param {Runtime} runtime
 * @param {{work: string, dsn: string, host: string, port: number, cores: Cores}} place
 * @param {string} socket
 * @param {string} log
 */
function startNginx(runtime, place, socket, log) {
  const nginx = requireCommand('nginx', 'apt-get install nginx-light, or run setup.sh');
  const file = join(place.work, 'nginx.conf');
  const script = runtime.script ? join(runtime.folder, runtime.script) : null;
  writeWhole(file, nginxConfiguration({...place, socket, front: runtime.front, script}));
  return startChild({
    name: 'web-server',
    command: nginx,
    args: ['-c', file, '-p', place.work, '-e', 'stderr'],
    log,
    cpus: place.cores.others,
  });
}

/** @param {() => boolean|Promise<boolean>} condition @param {Target} target @param {string} complaint */
async function until(condition, target, complaint) {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await condition())) {
    const failure = target.failure();
    if (failure !== null) {
      throw new TargetFailure('crashed', `at its start ${failure}`);
    }
    if (performance.now() > deadline) {
      throw new TargetFailure('hung', `it ${complaint} within ${START_LIMIT_MS / 1000} s`);
    }
    await sleep(20);
  }
}

/** @param {string} url @returns {Promise<boolean>} */
function answers(url) {
  return new Promise((resolve) => {
    const request = get(url, {agent: false, timeout: 2000}, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', () => resolve(false));
  });
}
