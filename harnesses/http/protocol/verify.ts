import {readFileSync} from 'node:fs';
import {get} from 'node:http';
import {join} from 'node:path';
import {printable} from '../../engine/journal.ts';
import {RunFailure} from '../../engine/runs.ts';

export const EXPECTED_FILE = join(import.meta.dirname, '..', 'app', 'expected.json');
/** Requests whose answers are compared before each run, one after the other, on freshly seeded rows. */
export const VERIFIED_REQUESTS = [0, 1, 57];

/** Compares the answers of a started target, byte for byte, with those that every runtime must give. */
export async function verifyAnswers(url: string, workload: string) {
  const expected = JSON.parse(readFileSync(EXPECTED_FILE, 'utf8'))[workload];
  for (const [index, n] of VERIFIED_REQUESTS.entries()) {
    const {status, body} = await fetchAnswer(`${url}/${workload}?n=${n}`);
    if (status !== 200) {
      throw new RunFailure(
        'errors',
        `${workload}?n=${n} was answered with status ${status}: ${body.slice(0, 200)}`,
      );
    }
    if (body !== expected[index]) {
      throw new RunFailure(
        'different-bytes',
        firstDifference(`${workload}?n=${n}`, expected[index], body),
      );
    }
  }
}

export function fetchAnswer(url: string): Promise<{status: number; body: string}> {
  return new Promise((resolve, reject) => {
    const request = get(url, {agent: false, timeout: 10_000}, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece));
      response.once('end', () =>
        resolve({status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString('utf8')}),
      );
    });
    request.once('timeout', () =>
      request.destroy(new RunFailure('hung', `${url} gave no answer within 10 s`)),
    );
    request.once('error', (error) =>
      reject(
        error instanceof RunFailure ? error : new RunFailure('crashed', `${url}: ${error.message}`),
      ),
    );
  });
}

/** What a script of ours measured of itself; what PHP complains of instead stands in the answer. */
export async function askJson({url, log}: {url: string; log: () => string}, path: string) {
  const {status, body} = await fetchAnswer(url + path);
  try {
    if (status === 200) {
      return JSON.parse(body);
    }
  } catch {
    // Said below.
  }
  const failure = new RunFailure(
    'errors',
    `${path} was answered with status ${status}: ${printable(body.replace(/\s+/g, ' ')).slice(0, 300)}`,
  );
  failure.log = log();
  throw failure;
}

function firstDifference(what: string, expected: string, body: string) {
  let at = 0;
  while (at < expected.length && expected[at] === body[at]) {
    at += 1;
  }
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
  return `${what} differs at byte ${at}: expected ${around(expected)}, got ${around(body)}`;
}

const FEWEST_REQUESTS = 8;
const MOST_REQUESTS = 200;
const FIRST = 1000;

/** what an application answers to /identity?n=N */
interface Identity {
  /** the request's own name */
  n: string | number;
  /** the most requests that its process has had under way at once */
  together: number;
  /**
   * whose request each place believed to serve: the request stack, the container, a controller, the connection …;
   * `left` is what an earlier request left in the session of the database
   */
  seen: Record<string, string | null>;
}

/**
 * Sends a started target requests that overlap, each with a name of its own, and refuses it when any answer carries
 * another's name: a target that mixes up its requests may be fast, but it isn't a server.
 *
 * @throws {RunFailure} mixed-requests
 */
export async function verifyIsolation(
  url: string,
  {workers, coroutinesPerWorker}: {workers: number; coroutinesPerWorker: number},
) {
  const slots = workers * coroutinesPerWorker;
  const total = Math.min(MOST_REQUESTS, Math.max(FEWEST_REQUESTS, 3 * slots));
  const answers = await askTogether(url, total, Math.min(total, 2 * slots));
  const wrong = answers.flatMap((answer) => mixedIn(answer));
  if (wrong.length > 0) {
    const mixed = new Set(wrong.map(({n}) => n)).size;
    throw new RunFailure(
      'mixed-requests',
      `${mixed} of ${total} overlapping requests saw another's state; first ${wrong[0].what}`,
    );
  }
  if (coroutinesPerWorker > 1 && Math.max(...answers.map(({together}) => together)) < 2) {
    throw new RunFailure(
      'mixed-requests',
      `its ${coroutinesPerWorker} coroutines never had two requests under way at once, so nothing interleaved: does its extension hook PostgreSQL?`,
    );
  }
}

async function askTogether(url: string, total: number, atOnce: number): Promise<Identity[]> {
  const answers: Identity[] = [];
  let next = FIRST;
  const lane = async () => {
    while (next < FIRST + total) {
      const n = next++;
      answers.push(await askIdentity(url, n));
    }
  };
  await Promise.all(Array.from({length: atOnce}, lane));
  return answers;
}

async function askIdentity(url: string, n: number): Promise<Identity> {
  const {status, body} = await fetchAnswer(`${url}/identity?n=${n}`);
  if (status !== 200) {
    throw new RunFailure(
      'errors',
      `identity?n=${n} was answered with status ${status}: ${startOf(body)}`,
    );
  }
  try {
    return {...JSON.parse(body), n};
  } catch {
    throw new RunFailure('different-bytes', `identity?n=${n} is no JSON: ${startOf(body)}`);
  }
}

/** The start of an answer on one line. */
function startOf(body: string) {
  return body.replace(/\s+/g, ' ').slice(0, 120);
}

/** Places of an answer that hold another request's state. */
export function mixedIn({n, seen}: Identity): Array<{n: string | number; what: string}> {
  return Object.entries(seen)
    .filter(([place, name]) => name !== (place === 'left' ? '' : String(n)))
    .map(([place, name]) => ({n, what: `request ${n}: ${place} says ${JSON.stringify(name)}`}));
}

/**
 * Lets requests fail in the middle of a transaction and sees that none of that is left on a connection, and that the
 * row is as it was.
 */
export async function verifyNothingLeft(
  url: string,
  {workers, coroutinesPerWorker}: {workers: number; coroutinesPerWorker: number},
) {
  const all = Array.from({length: 2 * workers * coroutinesPerWorker});
  await Promise.all(all.map(() => fetchAnswer(`${url}/failing`)));
  for (const {status, body} of await Promise.all(
    all.map(() => fetchAnswer(`${url}/transaction`)),
  )) {
    if (status !== 200 || !/^\{"inside":"0","left":"","views":"\d+"\}$/.test(body)) {
      throw new RunFailure(
        'mixed-requests',
        `after failures in the middle of a transaction a request was answered with status ${status}: ${startOf(body)}`,
      );
    }
  }
}

export async function verifyErrorPage(url: string) {
  const {status, body} = await fetchAnswer(`${url}/failing`);
  const traces = ['.php', 'Exception', 'in the middle of', '#0 '].filter((word) =>
    body.includes(word),
  );
  if (status !== 500 || traces.length > 0) {
    throw new RunFailure(
      'errors',
      `a failing request was answered with status ${status} and a page that holds ${JSON.stringify(traces)}`,
    );
  }
}
