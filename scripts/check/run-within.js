// @ts-check
import {spawn} from 'node:child_process';

/** How long a command that was asked to end may take to clear up after itself. */
const GRACE_MS = 10_000;
const MS_PER_MINUTE = 60_000;
/** @type {NodeJS.Signals[]} */
const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in a process group of its own and ends the whole group when time is up: a child that
 * spins, or a child of that one, would otherwise hold the terminal, and CI, for ever. What interrupts this
 * process goes on to the group first and then ends this process as well.
 *
 * @param {readonly string[]} command program and arguments
 * @param {{minutes: number, env?: Record<string, string | undefined>, graceMs?: number}} options time limit in
 *   minutes; environment of this process unless given
 * @returns {Promise<{status: number | null, inTime: boolean}>} `status` is the exit code, null when a signal ended it
 * @throws {Error} when the program can't be started
 */
export function runWithin([program, ...args], {minutes, env = process.env, graceMs = GRACE_MS}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: true,
  });
  const tell = (/** @type {NodeJS.Signals} */ signal) => signalGroup(child.pid, signal);
  /** @type {NodeJS.Signals | null} */
  let interruption = null;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    interruption = signal;
    tell(signal);
  };
  for (const signal of INTERRUPTIONS) process.on(signal, passOn);
  let inTime = true;
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
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

/** @param {number | undefined} leader @param {NodeJS.Signals} signal */
function signalGroup(leader, signal) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
