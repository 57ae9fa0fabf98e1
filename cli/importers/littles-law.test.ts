import {readFileSync} from 'node:fs';
import {beforeEach, describe, expect, test} from 'vitest';
import {emptyFolder, IMPORTERS, METADATA} from '../../test/import-run.ts';

const CLOSED_20 = ['--model', 'closed', '--vus', '20'];

let imported, result, file;
beforeEach(() => {
  ({imported, result, file} = emptyFolder());
});

describe('Little’s law of closed runs', () => {
  const law = async (tool, path, ...flags) => {
    const args = [tool, path, ...METADATA, '--replace', ...flags];
    const {out, err, code} = await imported(args);
    expect([code, err]).toEqual([0, expect.any(String)]);
    const {verdicts} = JSON.parse((await imported([...args, '--json'])).out);
    const {kind, reason} = verdicts.find(({check}) => check === 'littles-law') ?? {};
    return {kind, reason, out, load: result().load};
  };
  const fixture = (tool, name) => `${IMPORTERS}/${tool}/fixtures/${name}`;

  test.each([
    ['wrk', 'slow20.latency.txt'],
    ['wrk', 'slow20.lua-json.txt', '--vus', '20'],
    ['hey', 'slow20.txt', '--vus', '20'],
    ['hey', 'slow20.csv', '--vus', '20'],
    ['ab', 'slow20.stdout.txt'],
    ['autocannon', 'slow20.json'],
    ['h2load', 'slow20.h1.txt'],
    ['oha', 'slow20.json', '--model', 'closed', '--vus', '20'],
    ['pgbench', 'tpcb.progress.txt'],
    ['pgbench', 'tpcb.per-transaction.log', '--model', 'closed', '--vus', '2'],
  ])('%s %s: without think time it holds', async (tool, name, ...flags) => {
    const {kind, reason, load} = await law(tool, fixture(tool, name), ...flags);
    expect([kind, reason, load.thinkTimeS]).toEqual(['consistent', 'in-flight-equals-cap', 0]);
  });

  test('a script of k6 may pause, so think time is asked for', async () => {
    const k6 = ['k6', fixture('k6', 'vus-groups.v2.handleSummary-default.json')];
    const {kind, out, load} = await law(...k6, '--model', 'closed', '--vus', '3');
    expect([kind, load.thinkTimeS]).toEqual([undefined, 'unknown']);
    expect(out).toMatch(/Not given, so written as unknown: .*thinkTime/);
  });

  test.each([
    ['wrk', (text) => text.replace('21.03ms', '41.03ms').replace('30.03ms', '41.50ms'), 'more'],
    ['wrk', (text) => text.replace('21.03ms', '11.03ms'), 'too-few'],
  ])('%s with another mean is reported', async (tool, change, reason) => {
    const text = readFileSync(fixture(tool, 'slow20.latency.txt'), 'utf8');
    const verdict = await law(tool, file('other.txt', change(text)));
    expect(verdict).toMatchObject({kind: 'refused', reason: expect.stringContaining(reason)});
    expect(verdict.out).toContain('These numbers can’t all be right');
  });

  test('hey’s mean is used, where its median alone was', async () => {
    const text = readFileSync(fixture('hey', 'slow20.txt'), 'utf8')
      .replace('Average:\t0.0208', 'Average:\t0.0096')
      .replace('Fastest:\t0.0194', 'Fastest:\t0.0024');
    const {kind, reason} = await law('hey', file('hey.txt', text), '--vus', '20');
    expect([kind, reason]).toEqual(['refused', 'too-few-in-flight']);
  });

  test('a tool that was held to a rate isn’t without pauses, and the flag is named', async () => {
    const limited = ['autocannon', fixture('autocannon', 'slow20.rate400.ignoreCO.json')];
    const {kind, out} = await law(...limited);
    expect([kind, out]).toEqual(['refused', expect.stringContaining('give it with --rate')]);
    const {kind: known, load} = await law(...limited, '--rate', '400');
    expect([known, load.thinkTimeS]).toEqual([undefined, undefined]);
  });

  test('pipelined requests are in flight together', async () => {
    const report = JSON.parse(readFileSync(fixture('autocannon', 'slow20.json'), 'utf8'));
    const piped = JSON.stringify({...report, connections: 5, pipelining: 4});
    expect(await law('autocannon', file('p.json', piped))).toMatchObject({kind: 'consistent'});
  });

  test('whole milliseconds explain a difference of one', async () => {
    expect(await law('ab', fixture('ab', 'flaky.stdout.txt'))).toMatchObject({
      kind: 'explained',
      reason: 'rounded-latency',
    });
  });

  test('samples that wrk adds count from another moment', async () => {
    expect(await law('wrk', fixture('wrk', 'flaky.non2xx.latency.txt'))).toMatchObject({
      kind: 'explained',
      reason: 'waiting-counted',
    });
  });

  test('oha’s option is named where the latencies count waiting', async () => {
    const report = JSON.parse(readFileSync(fixture('oha', 'overload.q100.json'), 'utf8'));
    report.summary.average = 1.9;
    report.summary.slowest = 2;
    const {kind, out} = await law('oha', file('o.json', JSON.stringify(report)), ...CLOSED_20);
    expect([kind, out]).toEqual(['refused', expect.stringContaining('--latency-correction')]);
  });
});
