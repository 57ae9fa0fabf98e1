import {readFileSync} from 'node:fs';
import {get} from 'node:http';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {TargetFailure} from '../runtimes/target.ts';

export const EXPECTED_FILE = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'app',
  'expected.json',
);
/** Requests whose answers are compared before each run, one after the other, on freshly seeded rows. */
export const VERIFIED_REQUESTS = [0, 1, 57];

/** Compares the answers of a started target, byte for byte, with those that every runtime must give. */
export async function verifyAnswers(url: string, workload: string) {
  const expected = JSON.parse(readFileSync(EXPECTED_FILE, 'utf8'))[workload];
  for (const [index, n] of VERIFIED_REQUESTS.entries()) {
    const {status, body} = await fetchAnswer(`${url}/${workload}?n=${n}`);
    if (status !== 200) {
      throw new TargetFailure(
        'errors',
        `${workload}?n=${n} was answered with status ${status}: ${body.slice(0, 200)}`,
      );
    }
    if (body !== expected[index]) {
      throw new TargetFailure(
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
      request.destroy(new TargetFailure('hung', `${url} gave no answer within 10 s`)),
    );
    request.once('error', (error) =>
      reject(
        error instanceof TargetFailure
          ? error
          : new TargetFailure('crashed', `${url}: ${error.message}`),
      ),
    );
  });
}

function firstDifference(what: string, expected: string, body: string) {
  let at = 0;
  while (at < expected.length && expected[at] === body[at]) {
    at += 1;
  }
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
  return `${what} differs at byte ${at}: expected ${around(expected)}, got ${around(body)}`;
}
