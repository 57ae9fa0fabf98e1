import {expect, test} from 'vitest';
import {checkTool, wrongNumbers} from '../command/load-tools.ts';
import {knownTruth, startKnownServer} from '../load/known-server.ts';
import {runHarness} from './harness.ts';

test('the truth of the known server is Little’s law', () => {
  expect(knownTruth({serviceMs: 20, ratePerS: 100, maxInFlight: 50})).toEqual({
    throughputPerS: 50,
    p50Ms: 1000,
    droppedShare: 0.5,
  });
});

// Accuracy needs a machine that lets two processes run in time; where others take the cores a try can fail, three
// tries in a row cannot by accident of the tool: its error would be systematic.
test(
  'the own generator is within 5 % of the known server',
  {timeout: 60_000, retry: 2},
  async () => {
    const report = await checkTool('own');
    expect(wrongNumbers(report)).toEqual([]);
    expect(report.droppedRequests).toBeGreaterThan(0);
  },
);

test('a tool that times from the moment of sending after a queue of its own is found out', () => {
  const report = {throughputPerS: 50, arrivals: 400, droppedRequests: 0, latencyMs: {p50: 495}};
  expect(wrongNumbers(report)).toEqual([
    'median is 49.5 % of the truth',
    'dropped share is 0.0 % of the truth',
  ]);
});

test(
  'a foreign tool is run against the server and its median judged by a pattern',
  {timeout: 60_000},
  async () => {
    const command = `echo 'p50 0.495 s at {url}'`;
    const {code, output} = await runHarness([
      'check-tool',
      '--command',
      command,
      '--pattern',
      'p50 ([0-9.]+)',
      '--unit',
      's',
    ]);
    expect(output).toContain('Its median is 49.5 % of the truth: WRONG');
    expect(code).toBe(1);
  },
);

test('a port that is taken is refused with what to do', {timeout: 20_000}, async () => {
  const server = await startKnownServer(1);
  const port = new URL(server.url).port;
  const {code, output} = await runHarness(['known-server', '--port', port]);
  await server.close();
  expect(code).toBe(1);
  expect(output).toContain(`port ${port} of 127.0.0.1: another program listens there`);
  expect(output).toContain('choose another with --port');
});
