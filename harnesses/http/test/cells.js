// @ts-check
import {setTimeout as sleep} from 'node:timers/promises';
import {findCommand, runToEnd} from '../../machine/commands.js';
import {seedDatabase} from '../database/postgres.js';
import {findFreePort} from '../../machine/ports.js';
import {SMALL} from '../applications/catalogue.js';
import {makeCell} from '../protocol/cell.js';
import {coresOf} from '../protocol/placement.js';
import {fetchAnswer} from '../protocol/verify.js';
import {findRuntime} from '../runtimes/catalogue.js';
import {startTarget} from '../runtimes/target.js';

/**
 * Lends a started cell on freshly seeded rows to some work, with its address.
 * @template T
 * @param {import('../protocol/place.js').Place} place
 * @param {Partial<import('../protocol/cell.js').Cell> & {runtime: string}} factors
 * @param {(url: string, target: import('../runtimes/target.js').Target) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withCell(place, factors, work) {
  const runtime = findRuntime(factors.runtime);
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
  await seedDatabase(place.database);
  const target = await startTarget(cell, runtime, {
    work: place.work,
    dsn: place.database.dsn,
    host: '127.0.0.1',
    port: await findFreePort(),
    cores: coresOf('shared'),
  });
  try {
    return await work(target.url, target);
  } finally {
    await target.stop();
  }
}

/** @template T @param {readonly T[]} list not empty */
function last(list) {
  return list[list.length - 1];
}

/**
 * Answers that did not carry their own user, of requests that are sent at the same time; empty when all did.
 * @param {string} url
 * @param {number} requests
 */
export async function mixedUp(url, requests) {
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
 * @param {string} url with the workload
 * @param {{users: number, seconds: number}} load
 */
export async function answersPerS(url, {users, seconds}) {
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

/** Connections that are open to the database, but for the one that asks. @param {{port: number, password: string}} database */
export async function connectionsTo({port, password}) {
  const sql = "SELECT count(*) - 1 FROM pg_stat_activity WHERE backend_type = 'client backend'";
  const asked = await runToEnd(
    findCommand('psql') ?? 'psql',
    [
      '-At',
      '-X',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'bench',
      '-d',
      'postgres',
      '-c',
      sql,
    ],
    {env: {...process.env, PGPASSWORD: password}},
  );
  return Number.parseInt(asked.stdout, 10);
}

/**
 * Waits until no more than so many are open, or a while: a closed one lives until its backend has ended.
 *
 * @param {Parameters<typeof connectionsTo>[0]} database
 * @param {number} most
 */
export async function fewestConnections(database, most) {
  let open = await connectionsTo(database);
  for (let attempt = 0; open > most && attempt < 50; attempt += 1) {
    await sleep(50);
    open = await connectionsTo(database);
  }
  return open;
}
