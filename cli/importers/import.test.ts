import {mkdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {emptyFolder, IMPORTERS, K6, run, METADATA} from '../../test/import-run.ts';

let folder, imported, result, written, file;
beforeEach(() => {
  ({folder, imported, result, written, file} = emptyFolder());
});

describe('a result file', () => {
  test('comes from one command, with what nobody said as unknown', async () => {
    const {code, out} = await imported(['k6', K6, ...METADATA]);
    expect(code).toBe(0);
    expect(out).toContain(
      'Not given, so written as unknown: model, workers, state, waiting, measuredOn, workload',
    );
    expect(result()).toMatchObject({
      evidence: 'own',
      measuredOn: 'unknown',
      load: {model: 'unknown'},
      environment: {cores: 'unknown'},
    });
  });

  test('says that nothing was dropped only where the load is open', async () => {
    await imported(['k6', K6, ...METADATA, '--model', 'open', '--rate', '50', '--max-vus', '20']);
    expect(result().measurements[0].values.droppedRequests).toEqual({value: 0});
    await imported(['k6', K6, ...METADATA, '--model', 'closed', '--vus', '10', '--replace']);
    expect(result().measurements[0].values.droppedRequests).toBeUndefined();
  });

  test('is the same text when it is imported again', async () => {
    await imported(['k6', K6, ...METADATA]);
    const first = readFileSync(join(folder, 'study/run.json'), 'utf8');
    await imported(['k6', K6, ...METADATA, '--replace']);
    expect(readFileSync(join(folder, 'study/run.json'), 'utf8')).toBe(first);
  });

  test('tells the command without folders of the machine', async () => {
    const about = file('about.json', JSON.stringify({notes: ['n']}));
    await imported(['k6', K6, ...METADATA, '--about', about]);
    const {command} = result().origin.importedBy;
    expect(command).toContain('--about about.json');
    expect(command).not.toContain(tmpdir());
  });

  test('takes flags before the about file', async () => {
    const about = file('about.json', JSON.stringify({id: 'other/run', measuredOn: '2026-04-03'}));
    await imported(['k6', K6, ...METADATA, '--about', about]);
    expect(result().measuredOn).toBe('2026-04-03');
  });

  test('is not written over without being asked to', async () => {
    await imported(['k6', K6, ...METADATA]);
    const {code, err} = await imported(['k6', K6, ...METADATA]);
    expect([code, err]).toEqual([2, expect.stringContaining('--replace')]);
  });

  test('--json is one document', async () => {
    const {out} = await imported(['k6', K6, ...METADATA, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      id: 'study/run',
      measurements: 1,
      unknown: expect.any(Array),
    });
    const {out: bad, code} = await imported(['wrk', K6, ...METADATA, '--json']);
    expect([code, JSON.parse(bad).written]).toEqual([1, null]);
    expect(JSON.parse(bad).problems[0]).toMatchObject({
      code: 'other-tool',
      text: expect.any(String),
    });
  });
});

describe('several files', () => {
  const repeats = ['slow20.rate400.ignoreCO', 'overload.rate100.ignoreCO', 'slow20'].map(
    (name) => `${IMPORTERS}/autocannon/fixtures/${name}.json`,
  );

  test('need to say how they relate to one another', async () => {
    const {code, err} = await imported(['autocannon', ...repeats, ...METADATA]);
    expect([code, err]).toEqual([2, expect.stringContaining('repeats, generators, points')]);
  });

  test('as repeats make medians with every repeat and a range', async () => {
    await imported(['autocannon', ...repeats, ...METADATA, '--as', 'repeats']);
    const [{values, repeats: count}] = result().measurements;
    expect(count).toBe(3);
    expect(values.latencyMs.p50).toEqual({
      value: 21,
      values: [20, 411, 21],
      interval: {low: 20, high: 411, kind: 'range'},
      approximate: true,
    });
  });

  test('as generators add rates up, and make no percentile of percentiles', async () => {
    await imported(['autocannon', ...repeats, ...METADATA, '--as', 'generators']);
    const [{values, omitted}] = result().measurements;
    expect(values.throughputPerS.value).toBeCloseTo(396.37 + 46.2 + 898.68, 1);
    expect(values.latencyMs.p99).toBeUndefined();
    expect(values.latencyMs.max).toEqual({value: 517});
    expect(omitted).toContainEqual({value: 'latencyMs.p99', reason: 'percentiles-of-parts'});
    expect(result().load).toMatchObject({vus: 60, generators: 3});
  });

  test('as generators with samples make percentiles from the merged histograms', async () => {
    const half = readFileSync(`${IMPORTERS}/hey/fixtures/slow20.csv`, 'utf8').trimEnd().split('\n');
    const rows = half.slice(1);
    const parts = [rows.filter((_, at) => at % 2), rows.filter((_, at) => at % 2 === 0)];
    const files = parts.map((part, at) => file(`${at}.csv`, `${[half[0], ...part].join('\n')}\n`));
    await imported(['hey', ...files, ...METADATA, '--as', 'generators']);
    const {p50} = result().measurements[0].values.latencyMs;
    expect(p50.approximate).toBe(true);
    expect(Math.abs(p50.value / 20.8 - 1)).toBeLessThan(0.011);
  });

  test('as points are one measurement each, by --map', async () => {
    const [first, second] = repeats;
    const map = [`${basename(first)}=swoole:4`, `${basename(second)}=swoole:8`];
    await imported(['autocannon', first, second, ...METADATA, '--as', 'points', '--map', ...map]);
    expect(result().measurements.map(({id, workers}) => [id, workers])).toEqual([
      ['swoole-4', 4],
      ['swoole-8', 8],
    ]);
  });

  test('of the same content are one run, and not two', async () => {
    const copy = file('copy.json', readFileSync(repeats[0]));
    const {code, err} = await imported([
      'autocannon',
      repeats[0],
      copy,
      ...METADATA,
      '--as',
      'repeats',
    ]);
    expect([code, err]).toEqual([1, expect.stringContaining('one run would be counted twice')]);
  });
});

describe('what limits a run', () => {
  test('an interrupted run is refused, and taken only with a note', async () => {
    const short = `${IMPORTERS}/k6/fixtures/car-ok.v2.interrupted.handleSummary.json`;
    const asked = [
      'k6',
      short,
      ...METADATA,
      '--model',
      'open',
      '--rate',
      '50',
      '--max-vus',
      '20',
      '--duration',
      '5',
    ];
    const {code, err} = await imported(asked);
    expect([code, written()]).toEqual([1, []]);
    expect(err).toContain('3: the run lasted this many seconds instead of 5');
    await imported([...asked, '--allow-short']);
    expect(result().measurements[0].notes).toEqual([
      'The run lasted 3 s of the 5 s that were asked for.',
    ]);
  });

  test('a run whose duration was not given says how long it lasted', async () => {
    const short = `${IMPORTERS}/k6/fixtures/car-ok.v2.interrupted.handleSummary.json`;
    const {code, err} = await imported(['k6', short, ...METADATA]);
    expect([code, err]).toEqual([0, expect.stringContaining('the run lasted 3 s.')]);
    const given = await imported(['k6', K6, ...METADATA, '--duration', '5', '--replace']);
    expect(given.err).toBe('');
  });

  test('a run without a single answer is refused, and taken only with a note', async () => {
    const refused = `${IMPORTERS}/k6/fixtures/refused.v1.handleSummary-legacy.json`;
    const {code, err} = await imported(['k6', refused, ...METADATA]);
    expect([code, written()]).toEqual([1, []]);
    expect(err).toContain('no request of this run was answered');
    await imported(['k6', refused, ...METADATA, '--allow-refused']);
    const [{values, notes}] = result().measurements;
    expect([values.errorRatio.value, notes]).toEqual([1, ['No request of this run was answered.']]);
  });

  test('the summary that k6 prints is refused with the output to keep', async () => {
    const text = `${IMPORTERS}/k6/fixtures/car-overload.v2.text-compact.txt`;
    const {err} = await imported(['k6', text, ...METADATA]);
    expect(err).toContain('--summary-export=summary.json');
  });

  test('--out is a folder, which is said where it looks like a file', async () => {
    const {err} = await run(['import', 'k6', K6, ...METADATA, '--out', join(folder, 'run.json')]);
    expect(err).toContain('--out is a folder');
  });

  test('scenarios that are added up are refused, and taken only with a note', async () => {
    const text = readFileSync(
      `${IMPORTERS}/k6/fixtures/ramping.v2.handleSummary-default.json`,
      'utf8',
    );
    const summary = JSON.parse(text);
    for (const name of ['a', 'b']) {
      summary.metrics[`http_req_duration{scenario:${name}}`] = summary.metrics.http_req_duration;
    }
    const mixed = file('mixed.json', JSON.stringify(summary));
    const {code, err} = await imported(['k6', mixed, ...METADATA]);
    expect([code, err]).toEqual([1, expect.stringContaining('--allow-mixed')]);
    await imported(['k6', mixed, ...METADATA, '--allow-mixed']);
    expect(result().measurements[0].notes[0]).toContain('a, b');
  });

  test('metadata that contradicts the file is refused', async () => {
    const wrk = `${IMPORTERS}/wrk/fixtures/slow20.latency.txt`;
    const {code, err} = await imported(['wrk', wrk, ...METADATA, '--vus', '30']);
    expect([code, err]).toEqual([2, expect.stringContaining('the file says 20')]);
  });

  test('corrected latencies of oha count from the intended start', async () => {
    const oha = `${IMPORTERS}/oha/fixtures/slow20.json`;
    await imported(['oha', oha, ...METADATA, '--latency-correction']);
    expect(result().measurements[0].values.latencyMs.measuredFrom).toBe('intended-start');
    const {code} = await imported(['k6', K6, ...METADATA, '--latency-correction', '--replace']);
    expect(code).toBe(2);
  });
});

describe('times in another unit than the tool writes are refused', () => {
  const vegeta = readFileSync(`${IMPORTERS}/vegeta/fixtures/ok.report.json`, 'utf8');
  const inMs = (report) => {
    const latencies = Object.entries(report.latencies).map(([name, ns]) => [name, ns / 1e6]);
    return {...report, latencies: Object.fromEntries(latencies)};
  };
  const autocannon = readFileSync(`${IMPORTERS}/autocannon/fixtures/slow20.json`, 'utf8');
  const inNs = (report) => {
    const latency = Object.entries(report.latency).map(([name, ms]) => [name, ms * 1e6]);
    return {...report, latency: {...Object.fromEntries(latency), totalCount: 1}};
  };

  test.each([
    ['vegeta', inMs(JSON.parse(vegeta)), 'takes less than a microsecond'],
    ['autocannon', inNs(JSON.parse(autocannon)), 'average latency can’t be longer'],
  ])('%s', async (tool, report, words) => {
    const {code, err} = await imported([tool, file('r.json', JSON.stringify(report)), ...METADATA]);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    expect(written()).toEqual(['r.json']);
  });
});

test('the example of --help works', async () => {
  const {out} = await run(['import', '--help']);
  const [, example] = out.split(/Example:\n\s+npm run bench -- /);
  const words = example
    .replaceAll(/\\\n\s+/g, '')
    .trim()
    .split(/\s+/);
  words[words.indexOf('--out') + 1] = folder;
  expect((await run(words)).code).toBe(0);
  mkdirSync(folder, {recursive: true});
  expect(written()).toEqual(['my-study/my-run.json']);
});
