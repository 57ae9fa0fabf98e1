import {existsSync, mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {readIfThere, writeWhole} from '../../machine/files.ts';
import {argumentsOf, VENDORS} from './columns.ts';
import {RULE} from './judge.ts';
import type {RuntimeName} from './columns.ts';
import type {Servers} from './servers.ts';

/** A process that is not through by then hangs: the longest takes some eight seconds. */
const LIMIT_MS = 30_000;
const REASON_LENGTH = 200;

export type Setting = {runtime: RuntimeName; flags: number; work: string; servers: Servers};

/** What one process is started for: a script of this folder, what it is told, and whose packages it needs. */
export interface Task {
  script: string;
  order: Record<string, unknown>;
  vendors: string[];
  /** further arguments of PHP */
  args?: string[];
  /** a file that stands in place of /etc/resolv.conf, which nobody else sees */
  resolver?: string;
}

/**
 * Runs a script in a runtime, in a fresh process.
 *
 * @returns the last line of JSON that it printed, or why there is none
 */
export async function askPhp<T>(task: Task, setting: Setting): Promise<T | {failed: string}> {
  const begun = performance.now();
  const {code, stdout, stderr} = await runToEnd(...(await commandOf(task, setting)));
  if (performance.now() - begun >= LIMIT_MS)
    return {failed: `hangs: no answer within ${LIMIT_MS / 1000} s`};
  const lines = `${stderr}\n${stdout}`.trim().split('\n');
  const line = lines.findLast((text) => /^[{[]["{]/.test(text));
  if (line === undefined) {
    const said = `the process ended (${code}): ${saidBy(stderr, stdout)}`;
    return {failed: startOf(said, setting.work)};
  }
  const said = JSON.parse(line);
  return said.failed === undefined ? said : {failed: startOf(said.failed, setting.work)};
}

/**
 * The folder of settings that load the runtime and name a program that takes mail, beside those of the machine. By arguments,
 * a process of PHP that the runtime itself starts would lack them.
 */
async function settingsOf(runtime: RuntimeName, work: string): Promise<string> {
  const folder = join(work, `settings-${runtime}`);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    const extensions = (await argumentsOf(runtime)).filter((word) => word !== '-d');
    const mail = `sendmail_path="sh -c 'cat >/dev/null; sleep ${RULE.waitMs / 1000}'"`;
    writeWhole(join(folder, 'runtime.ini'), `${[...extensions, mail].join('\n')}\n`);
  }
  return `:${folder}`;
}

/**
 * Stops the server of 128 processes that Swoole 6.2 leaves in the home folder of the first process that asks it for mail:
 * it hands such calls on.
 */
export function stopHelper(work: string) {
  const pid = Number(readIfThere(join(work, '.swoole/remote-object-server.pid')));
  if (!(pid > 0)) return;
  try {
    process.kill(pid);
  } catch {
    // It has ended by itself.
  }
}

/** The command itself, which is all that is known of a process that was killed, names folders of this machine. */
const saidBy = (stderr: string, stdout: string) =>
  (stderr.startsWith('Command failed') ? stdout : stderr || stdout).trim() || 'it said nothing';

/** On one line, without folders of this machine. */
const startOf = (text: string, work: string) =>
  text
    .replaceAll(work, '')
    .replaceAll(join(import.meta.dirname, '../../..'), '')
    .replace(/\s+/gu, ' ')
    .slice(0, REASON_LENGTH)
    .trim();

async function commandOf(
  {script, order, vendors, args: own = [], resolver}: Task,
  {runtime, flags, work, servers}: Setting,
): Promise<Parameters<typeof runToEnd>> {
  const isLibrary = runtime === 'amphp' || runtime === 'reactphp';
  // The application's packages first: the runtime's own would else stand in their place.
  const all = new Set([...vendors, ...(isLibrary ? ['own'] : [])]);
  const autoload = [...all].map((vendor) => VENDORS[vendor]);
  const php = [
    findCommand('php') ?? 'php',
    ...['-d', 'display_errors=stderr', '-d', `sys_temp_dir=${work}`, ...own],
    join(import.meta.dirname, script),
  ];
  // The resolver has no setting of its own.
  const shell = 'mount --bind "$0" /etc/resolv.conf && exec "$@"';
  const [command, ...args] = resolver
    ? ['unshare', '--mount', 'sh', '-c', shell, resolver, ...php]
    : php;
  const env = {
    ...process.env,
    BC_ORDER: JSON.stringify({runtime, flags, autoload, at: servers.at, ...order}),
    TMPDIR: work,
    PHP_INI_SCAN_DIR: await settingsOf(runtime, work),
    HOME: work,
  };
  return [command, args, {env, timeoutMs: LIMIT_MS, cwd: tmpdir()}];
}
