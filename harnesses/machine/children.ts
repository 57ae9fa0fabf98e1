import {fork, spawn} from 'node:child_process';
import {closeSync, openSync, readFileSync} from 'node:fs';
import {findCommand, requireCommand} from './commands.ts';
import type {ChildProcess} from 'node:child_process';

export interface Child {
  name: string;
  pid: number;
  ended: Promise<{code: number | null; signal: string | null}>;
  /** null while it lives */
  outcome: () => {code: number | null; signal: string | null} | null;
  process: ChildProcess;
}

const living: Map<number, {child: Child; signal: NodeJS.Signals}> = new Map();
/** From then on the run that is interrupted may still start something, which ends at once. */
let isEnding = false;

/** Whether everything is being ended: what fails from now on says nothing of what was measured. */
export const isStopping = () => isEnding;

/**
 * Starts a server in a process group of its own. The kernel sends it `stopSignal` should the harness die by SIGKILL.
 */
export function startChild(what: {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  log: string;
  stopSignal?: 'SIGTERM' | 'SIGINT';
  user?: string | null;
  cpus?: string | null;
}): Child {
  const {name, cwd, env, log, stopSignal = 'SIGTERM'} = what;
  const [command, args] = wrap(what, stopSignal);
  const file = openSync(log, 'a');
  const process_ = spawn(command, args, {cwd, env, detached: true, stdio: ['ignore', file, file]});
  closeSync(file);
  return register(name, process_, stopSignal);
}

/** Starts a Node module of ours that talks over IPC; it ends by itself when the harness is gone. */
export function forkChild(name: string, module: string, cpus?: string | null): Child {
  const taskset = cpus ? findCommand('taskset') : null;
  const exec = taskset ? {execPath: taskset, execArgv: ['-c', String(cpus), process.execPath]} : {};
  const process_ = fork(module, [], {...exec, stdio: ['ignore', 'inherit', 'inherit', 'ipc']});
  return register(name, process_, 'SIGTERM');
}

/**
 * Options of `setpriv` that take an account on. Its group goes by number: that of Debian's “nobody” has another name.
 *
 * @throws {Error} where there is no such account
 */
export function identityOf(user: string): string[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const account = lines.find((line) => line.startsWith(`${user}:`))?.split(':');
  if (!account)
    throw new Error(`There is no account “${user}” on this machine: create it with adduser.`);
  return ['--reuid', user, '--regid', account[3], '--init-groups'];
}

function wrap(
  {command, args, user, cpus}: Parameters<typeof startChild>[0],
  stopSignal: string,
): [string, string[]] {
  const setpriv = requireCommand('setpriv', 'apt-get install util-linux (Linux only)');
  const identity = user ? identityOf(user) : [];
  const pin = cpus ? ['taskset', '-c', cpus] : [];
  return [
    setpriv,
    [...identity, '--pdeathsig', stopSignal.slice(3), '--', ...pin, command, ...args],
  ];
}

function register(name: string, process_: Child['process'], signal: NodeJS.Signals): Child {
  let outcome: ReturnType<Child['outcome']> = null;
  const ended: Child['ended'] = new Promise((resolve) => {
    const finish = (result: Awaited<Child['ended']>) => {
      outcome ??= result;
      living.delete(child.pid);
      resolve(outcome);
    };
    process_.once('exit', (code, signalName) => finish({code, signal: signalName}));
    process_.once('error', (error) => finish({code: 127, signal: error.message}));
  });
  const child = {name, pid: process_.pid ?? -1, ended, outcome: () => outcome, process: process_};
  if (process_.pid !== undefined) {
    living.set(process_.pid, {child, signal});
    if (isEnding) send(process_.pid, 'SIGKILL');
  }
  return child;
}

/** Ends a child: its own signal first, SIGKILL to its whole group after the grace time. */
export async function stopChild(child: Child, graceMs: number = 3000) {
  const entry = living.get(child.pid);
  if (entry !== undefined) {
    send(child.pid, entry.signal);
    const timer = setTimeout(() => send(child.pid, 'SIGKILL'), graceMs);
    await child.ended;
    clearTimeout(timer);
  }
  // Whatever a dead master has left behind shares its process group.
  send(-child.pid, 'SIGKILL');
}

/** Ends everything that was started and still lives; for the end of the harness, whatever its cause. */
export async function stopAllChildren() {
  isEnding = true;
  while (living.size > 0) {
    const entries = [...living.values()].reverse();
    await Promise.all(entries.map(({child}) => stopChild(child)));
  }
}

function send(pid: number, signal: string) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}
