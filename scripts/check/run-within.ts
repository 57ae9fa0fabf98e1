import {spawn} from 'node:child_process';
import {systemCodeOf} from '../../lib/errors.ts';

/** How long a command that was asked to end may take to clear up after itself. */
const GRACE_MS = 10_000;
const MS_PER_MINUTE = 60_000;
const INTERRUPTIONS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in a process group of its own and ends the whole group when time is up: a child that
 * spins, or a child of that one, would otherwise hold the terminal, and CI, for ever. What interrupts this
 * process goes on to the group first and then ends this process as well.
 *
 * @param command program and arguments
 * @param options time limit in minutes; environment of this process unless given
 * @returns `status` is the exit code, null when a signal ended it
 * @throws {Error} when the program can't be started
 */
export function runWithin(
  [program, ...args]: readonly string[],
  {
    minutes,
    env = process.env,
    graceMs = GRACE_MS,
  }: {minutes: number; env?: Record<string, string | undefined>; graceMs?: number},
): Promise<{status: number | null; inTime: boolean}> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: true,
  });
  const tell = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  let interruption: NodeJS.Signals | null = null;
  const passOn = (signal: NodeJS.Signals) => {
    interruption = signal;
    tell(signal);
  };
  for (const signal of INTERRUPTIONS) process.on(signal, passOn);
  let inTime = true;
  const timers: NodeJS.Timeout[] = [];
  const end = () => {
    inTime = false;
    tell('SIGTERM');
    timers.push(setTimeout(() => tell('SIGKILL'), graceMs));
  };
  timers.push(setTimeout(end, minutes * MS_PER_MINUTE));

  return new Promise((resolve, reject) => {
    const release = () => {
      timers.forEach(clearTimeout);
      for (const signal of INTERRUPTIONS) process.off(signal, passOn);
    };
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (status) => {
      release();
      // Whatever the command started and left behind goes with it.
      if (!inTime || interruption) tell('SIGKILL');
      if (interruption) process.kill(process.pid, interruption);
      resolve({status, inTime});
    });
  });
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (systemCodeOf(error) !== 'ESRCH') throw error;
  }
}
