import {existsSync, readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {freePort} from '../../machine/ports.ts';
import {CALLS, callsOf} from '../suspends/calls.ts';
import {hooksOf, RUNTIMES, runtimeVersion} from '../suspends/columns.ts';
import {textOf} from '../suspends/command.ts';
import {makeCall} from '../suspends/make.ts';
import {staysIn} from '../suspends/stays.ts';
import type {RequestListener} from 'node:http';
import type {RuntimeName} from '../suspends/columns.ts';
import {nodeAlone, runHarness, withFolder} from './harness.ts';

const NAMES = Object.keys(RUNTIMES) as RuntimeName[];

test('each call has an id of its own, and each runtime its own pause as a control', () => {
  expect(new Set(CALLS.map(({id}) => id)).size).toBe(CALLS.length);
  for (const runtime of NAMES) {
    const ids = callsOf(runtime).map(({id}) => id);
    expect(ids).toEqual(expect.arrayContaining(['busy-loop', 'own-sleep']));
  }
});

test('a file has one row a line', () => {
  const lists = {stays: [{state: '$&'}], results: [{call: 'a'}, {call: 'b'}]};
  const text = textOf({version: '1'}, lists);
  expect(JSON.parse(text)).toEqual({version: '1', ...lists});
  expect(text.split('\n')).toContain('    {"call":"b"}');
  expect(JSON.parse(textOf({}, {...lists, stays: undefined}))).toEqual({results: lists.results});
});

test.each([
  [['nginx'], 'runtime "nginx"', 'choose among swoole'],
  [['swow', '--only', 'sleep,slep'], '--only slep', 'choose among busy-loop'],
])('%s is refused by name, before a server starts', async (args, what, remedy) => {
  const {code, output} = await runHarness(['suspends', ...args]);
  expect(code).toBe(1);
  expect(output).toContain(what);
  expect(output).toContain(remedy);
});

test('a runtime that the machine lacks is named, and gets no file', () =>
  withFolder(async (folder) => {
    const to = join(folder, 'to');
    const alone = nodeAlone(folder);
    const args = ['suspends', 'swoole', 'swow', '--to', to];
    const {code, output} = await runHarness(args, undefined, alone);
    expect(code, output).toBe(0);
    expect(output).toContain('absent  swoole: see harnesses/http/README.md');
    expect(output).toContain('absent  swow: ');
    expect(readdirSync(to)).toEqual([]);
  }));

const OTHERS = {'busy-loop': 'blocks', usleep: 'blocks', 'own-sleep': 'suspends'};
const EXPECTED: Record<RuntimeName, Record<string, string>> = {
  swoole: {
    ...{'busy-loop all': 'blocks', 'busy-loop none': 'blocks'},
    ...{'usleep all': 'suspends', 'usleep none': 'blocks', 'usleep SLEEP': 'suspends'},
    ...{'own-sleep all': 'suspends', 'own-sleep none': 'suspends'},
  },
  swow: {...OTHERS, usleep: 'suspends'},
  amphp: OTHERS,
  reactphp: OTHERS,
};

const versions = await Promise.all(NAMES.map(runtimeVersion));

for (const [at, runtime] of NAMES.entries()) {
  const isAbsent = versions[at] === null;
  if (isAbsent) process.stdout.write(`SKIPPED what suspends in ${runtime}: it is absent\n`);
  test.skipIf(isAbsent)(
    `${runtime} is judged as is known of it, and single calls leave no file`,
    {timeout: 240_000, retry: 1},
    () =>
      withFolder(async (folder) => {
        const to = join(folder, 'to');
        const args = ['suspends', runtime, '--only', 'busy-loop,usleep,own-sleep', '--to', to];
        const {code, output} = await runHarness(args);
        expect(code, output).toBe(0);
        const said = [...output.matchAll(/^([a-z-]+) +(\S+(?: [A-Za-z_]+)?) \d/gm)];
        const verdicts = Object.fromEntries(said.map(([, verdict, name]) => [name, verdict]));
        expect(verdicts).toEqual(EXPECTED[runtime]);
        expect(existsSync(to)).toBe(false);
      }),
  );
}

/** What ReactPHP's HTTP client is judged to do with a server that answers so. */
const judgedWith = (answer: RequestListener) =>
  withFolder(async (work) => {
    const port = await freePort('127.0.0.1');
    const server = createServer(answer).listen(port, '127.0.0.1');
    const servers = {at: {http: `http://127.0.0.1:${port}/`}, absent: {}, stop: async () => {}};
    const call = CALLS.find(({id}) => id === 'own-http');
    const setting = {runtime: 'reactphp', flags: 0, work, servers} as const;
    const outcome = await makeCall(call ?? CALLS[0], setting);
    server.closeAllConnections();
    server.close();
    return outcome;
  });

const hasReact = versions[NAMES.indexOf('reactphp')] !== null;

test.skipIf(!hasReact)(
  'a server that takes one at a time looks like calls in turn',
  async () => {
    let before = Promise.resolve();
    const outcome = await judgedWith((_request, response) => {
      before = before.then(() => sleep(250)).then(() => void response.end('waited'));
    });
    expect(outcome).toMatchObject({verdict: 'in-turn'});
  },
  60_000,
);

test.skipIf(!hasReact)(
  'an answer that came at once or is wrong is no verdict',
  async () => {
    expect(await judgedWith((_request, response) => void response.end('waited'))).toEqual({
      verdict: 'failed',
      reason: expect.stringMatching(/^came back after \d+ ms of 250 ms$/),
    });
    expect(await judgedWith((_request, response) => void response.writeHead(500).end())).toEqual({
      verdict: 'failed',
      reason: expect.stringContaining('HTTP status code 500'),
    });
  },
  60_000,
);

for (const [at, runtime] of NAMES.entries()) {
  test.skipIf(versions[at] === null)(
    `between requests of ${runtime} a static property stays, what a coroutine keeps doesn't, and what can't be had says why`,
    () =>
      withFolder(async (work) => {
        const hooks = await hooksOf(runtime);
        const servers = {at: {}, absent: {}, stop: async () => {}};
        const stays = await staysIn({runtime, flags: hooks.all, work, servers});
        expect(stays).toEqual(
          expect.arrayContaining([
            {state: 'per-coroutine', meanwhile: false, after: false},
            {state: 'static-property', meanwhile: true, after: true},
            {state: 'transaction', reason: 'no PostgreSQL here: apt-get install postgresql'},
          ]),
        );
      }),
    60_000,
  );
}
