import {readFileSync} from 'node:fs';
import {beforeEach, describe, expect, test} from 'vitest';
import {emptyFolder, IMPORTERS, METADATA} from '../../test/import-run.ts';

let imported, result, written, file;
beforeEach(() => {
  ({imported, result, written, file} = emptyFolder());
});

describe('what was given is held against the file', () => {
  const ofTool = (tool, name) => [tool, `${IMPORTERS}/${tool}/fixtures/${name}`, ...METADATA];
  const K6_DROPS = ofTool('k6', 'car-overload.v2.handleSummary-default.json');
  const OPEN = ['--model', 'open', '--max-vus', '30'];

  test.each([
    ['a closed load that dropped iterations', K6_DROPS, '--model closed --vus 30', '298'],
    ['users', K6_DROPS, '--model open --max-vus 20', 'there were 30 virtual users'],
    ['a rate', K6_DROPS, `${OPEN.join(' ')} --rate 500 --duration 6`, '100.2'],
    ['too low a rate', K6_DROPS, `${OPEN.join(' ')} --rate 50`, '89.26'],
    ['a duration', ofTool('autocannon', 'slow20.json'), '--duration 1', 'lasted 3.03'],
    ['the same', ofTool('wrk', 'slow20.latency.txt'), '--duration 30', 'the file says 3'],
    ['connections', ofTool('ab', 'slow20.stdout.txt'), '--vus 30', 'the file says 20'],
    ['connections', ofTool('autocannon', 'slow20.json'), '--vus 30', 'the file says 20'],
    ['connections', ofTool('h2load', 'slow20.h1.txt'), '--vus 30', 'the file says 10'],
    ['clients', ofTool('pgbench', 'tpcb.progress.txt'), '--vus 30', 'the file says 4'],
    ['a duration', ofTool('pgbench', 'tpcb.progress.txt'), '--duration 30', 'the file says 3'],
    ['a duration', ofTool('h2load', 'duration.h1.txt'), '--duration 30', 'the file says 3'],
    ['a duration', ofTool('oha', 'overload.q100.json'), '--duration 1', 'lasted 4'],
    ['a rate', ofTool('pgbench', 'select.rate-limit.report.txt'), '--rate 500', '205'],
    ['a model', ofTool('hey', 'slow20.txt'), '--model open', 'the file says closed'],
    ['a rate', ofTool('vegeta', 'ok.report.json'), '--model open --rate 500', '50.33'],
    ['too low a rate', ofTool('vegeta', 'ok.report.json'), '--model open --rate 20', '49.99'],
  ])(
    'what contradicts the file is refused with both numbers: %s',
    async (_of, args, flags, words) => {
      const {code, err} = await imported([...args, ...flags.split(' ')]);
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
      const [, given] = /(?:--[a-z-]+|load\.\w+): "?([\w.]+)/.exec(err);
      expect(flags.split(' ')).toContain(given);
    },
  );

  test('a rate that the tool could not keep up is taken with a note', async () => {
    const asked = [...K6_DROPS, ...OPEN, '--duration', '6'];
    expect((await imported([...asked, '--rate', '100'])).code).toBe(0);
    const behind = [...ofTool('vegeta', 'ok.report.json'), '--model', 'open', '--rate', '500'];
    expect((await imported([...behind, '--replace'])).err).toContain('--allow-slower');
    expect((await imported([...behind, '--allow-slower', '--replace'])).code).toBe(0);
    const [{notes, values}] = result().measurements;
    expect(notes).toEqual([
      'The tool sent 50.33 requests per second of the 500 that were asked for.',
    ]);
    expect(values.sentRatePerS.value).toBeCloseTo(50.3, 0);
  });

  test('the good half of timed commands is kept, and the bad one named', async () => {
    const asked = ofTool('hyperfine', 'failing.json');
    const {code, err} = await imported(asked);
    expect([code, err]).toEqual([1, expect.stringContaining('--allow-failed')]);
    expect((await imported([...asked, '--allow-failed'])).code).toBe(0);
    const [good, bad] = result().measurements;
    expect([good.status, bad.status]).toEqual(['measured', 'failed']);
    expect(bad.notes).toContain('4 of 4 runs of the command failed: their times were left out.');
  });

  test('one run of a timed command that failed is left out of its repeats', async () => {
    const report = JSON.parse(
      readFileSync(`${IMPORTERS}/hyperfine/fixtures/php-boot.json`, 'utf8'),
    );
    report.results[0].exit_codes[2] = 3;
    const asked = ['hyperfine', file('one.json', JSON.stringify(report)), ...METADATA];
    await imported([...asked, '--allow-failed']);
    const [{values, repeats}] = result().measurements;
    expect([repeats, values.wallMs.values.length]).toEqual([11, 11]);
    expect(values.cpuUserS).toBeUndefined();
  });

  test.each([
    'wrk hang.txt',
    'autocannon hang.json',
    'hey hang.txt',
    'h2load hang.h1.txt',
    'ab hang.stdout.txt',
  ])('a server that hangs is a result of %s', async (fixture) => {
    const asked = ofTool(...fixture.split(' '));
    const {code, err} = await imported(asked);
    expect([code, written()]).toEqual([1, []]);
    expect(err).toContain('is a result: pass --allow-refused');
    expect((await imported([...asked, '--allow-refused'])).code).toBe(0);
    const {errorRatio, latencyMs, throughputPerS} = result().measurements[0].values;
    expect([errorRatio.value, latencyMs, throughputPerS]).toEqual([1, undefined, undefined]);
  });

  test('oha’s requests that were cut are errors of neither file, and named in both', async () => {
    const read = (name) => JSON.parse(readFileSync(`${IMPORTERS}/oha/fixtures/${name}`, 'utf8'));
    const overloaded = ofTool('oha', 'overload.q100.json');
    await imported(overloaded);
    const [{values, notes}] = result().measurements;
    expect(values.errorRatio.value).toBe(0);
    expect(notes[0]).toContain('20 requests were under way when the time was up');
    // what oha writes where every request hangs: its own rate of success is 0 of 0, which it prints as null
    const hung = read('refused.json');
    hung.summary = {...hung.summary, total: 4, requestsPerSec: 5, successRate: null};
    hung.errorDistribution = {'aborted due to deadline': 20};
    const asked = ['oha', file('hung.json', JSON.stringify(hung)), ...METADATA, '--replace'];
    expect((await imported(asked)).err).toContain('--allow-refused');
    await imported([...asked, '--allow-refused']);
    const [hanging] = result().measurements;
    expect(hanging.values).toEqual({errorRatio: {value: 1}, elapsedS: {value: 4}});
    expect(hanging.notes[0]).toContain('20 requests were still waiting');
  });
});
