import {setTimeout as sleep} from 'node:timers/promises';
import {RunFailure} from '../../engine/runs.ts';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {findRuntime, SMALL} from '../catalogue.ts';
import {makeCell} from '../protocol/cell.ts';
import {fetchAnswer} from '../protocol/verify.ts';
import {startTarget} from '../runtimes/target.ts';
import type {Runtime} from '../catalogue.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Place} from '../protocol/place.ts';
import type {Target} from '../runtimes/target.ts';

/**
 * Lends a started cell on freshly seeded rows to some work, with its address.
 *
 * @param runtime in place of the one that its factors name
 */
export async function withCell<T>(
  place: Place,
  factors: Partial<Cell> & {runtime: string},
  work: (url: string, target: Target) => Promise<T>,
  runtime: Runtime = findRuntime(factors.runtime),
): Promise<T> {
  const cell = makeCell({
    app: SMALL,
    application: last(runtime.application),
    connection: last(runtime.connection),
    waiting: last(runtime.waiting),
    workers: 1,
    coroutinesPerWorker: 1,
    workload: 'bench',
    ioWaitMs: 0,
    placement: 'shared',
    ...factors,
  });
  const target = await startTarget(cell, place, {runtime}).catch(withItsLog);
  try {
    return await work(target.url, target);
  } finally {
    await target.stop();
  }
}

/** A test that fails at a start says what the server said. */
function withItsLog(error: unknown): never {
  if (error instanceof RunFailure) error.message += `\n${error.log}`;
  throw error;
}

/** @param list not empty */
function last<T>(list: readonly T[]) {
  return list[list.length - 1];
}

/** Answers that did not carry their own user, of requests that are sent at the same time; empty when all did. */
export async function mixedUp(url: string, requests: number) {
  const numbers = Array.from({length: requests}, (_, index) => index);
  const answers = await Promise.all(
    numbers.map((n) => fetchAnswer(`${url}/one-query?n=${n}`).then(({body}) => ({n, body}))),
  );
  return answers.filter(({n, body}) => {
    const user = 1 + (n % 100);
    return !body.includes(`"n":${n},"user":[{"id":"${user}","name":"User ${user}",`);
  });
}

/**
 * Answers a second that users get who send their next request as soon as they are answered.
 *
 * @param url with the workload
 */
export async function answersPerS(url: string, {users, seconds}: {users: number; seconds: number}) {
  let answered = 0;
  const end = performance.now() + seconds * 1000;
  const user = async () => {
    while (performance.now() < end) {
      const {status} = await fetchAnswer(url);
      answered += status === 200 && performance.now() < end ? 1 : 0;
    }
  };
  await Promise.all(Array.from({length: users}, user));
  return answered / seconds;
}

/** Connections that are open to the database, but for the one that asks. */
export const connectionsTo = (database: {port: number; password: string}) =>
  countBackends(database, 'pid <> pg_backend_pid()');

/** Connections of clients of which something is true. */
async function countBackends({port, password}: {port: number; password: string}, where: string) {
  const sql = `SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND ${where}`;
  const place = ['-h', '127.0.0.1', '-p', String(port), '-U', 'bench', '-d', 'postgres'];
  const asked = await runToEnd(findCommand('psql') ?? 'psql', ['-At', '-X', ...place, '-c', sql], {
    env: {...process.env, PGPASSWORD: password},
  });
  return Number.parseInt(asked.stdout, 10);
}

/** Waits until no more than so many are open, or a while: a closed one lives until its backend has ended. */
export async function fewestConnections(
  database: Parameters<typeof connectionsTo>[0],
  most: number,
) {
  let open = await connectionsTo(database);
  for (let attempt = 0; open > most && attempt < 50; attempt += 1) {
    await sleep(50);
    open = await connectionsTo(database);
  }
  return open;
}

/** Most requests that wait in the database at one time, of so many that are sent together; each has to be answered. */
export async function mostAtOnce(
  url: string,
  database: Parameters<typeof connectionsTo>[0],
  requests: number,
) {
  let left = requests;
  let most = 0;
  const asked = Array.from({length: requests}, async (_, n) => {
    const {status, body} = await fetchAnswer(`${url}/one-query?n=${n}`);
    left -= 1;
    return status === 200 ? null : body;
  });
  while (left > 0) {
    most = Math.max(most, await countBackends(database, "wait_event = 'PgSleep'"));
  }
  const wrong = (await Promise.all(asked)).filter((body) => body !== null);
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${requests} failed: ${wrong[0]}`);
  return most;
}
