import {describe, expect, test} from 'vitest';
import {quantitiesOf, sampleRun} from '../../test/sample-run.ts';
import {checkRules} from './rules.ts';

const codes = (run, place) => checkRules(run, place).map(({code}) => code);
const paths = (run) => checkRules(run).map(({path}) => path);
const withQuantity = (quantity, more) =>
  sampleRun({values: {throughputPerS: {from: 'table', ...quantity}}, ...more});

test('a run that keeps all rules has no problem', () => {
  expect(checkRules(sampleRun(), {fileName: 'static/data/results/sample/run.json'})).toEqual([]);
});

describe('id and path', () => {
  test('among the results, study and run have to be those of the path', () => {
    expect(codes(sampleRun(), {fileName: 'static/data/results/other/run.json'})).toEqual([
      'id-not-path',
    ]);
    expect(codes(sampleRun(), {fileName: 'C:\\data\\results\\sample\\run.json'})).toEqual([]);
  });

  test('elsewhere the name of the file has to be that of the run', () => {
    expect(codes(sampleRun(), {fileName: '/somewhere/run.json'})).toEqual([]);
    expect(codes(sampleRun(), {fileName: 'runs.json'})).toEqual(['id-not-path']);
  });

  test('no id is suggested that can be none', () => {
    const suggested = (fileName) => checkRules(sampleRun(), {fileName})[0].params.suggested;
    expect(suggested('runs.json')).toBe('sample/runs');
    expect(suggested('data/results/a/b.json')).toBe('a/b');
    expect(suggested('run (1).json')).toBeUndefined();
  });

  test('two measurements can’t share an id', () => {
    const run = sampleRun();
    run.measurements.push({...run.measurements[0]});
    expect(checkRules(run)).toMatchObject([
      {code: 'measurement-duplicate', path: '/measurements/1/id'},
    ]);
  });
});

describe('references', () => {
  test('what is referred to has to be there', () => {
    const run = sampleRun({measurement: {system: 'servr', scenario: 'bnch'}});
    run.origin.tables.table.source = 'bok';
    expect(checkRules(run)).toMatchObject([
      {code: 'system-unknown', params: {known: ['server']}},
      {code: 'scenario-unknown', params: {known: ['bench']}},
      {code: 'source-unknown', params: {known: ['book']}},
    ]);
  });

  test('a published number says which table it was read from, and the table is there', () => {
    expect(codes(withQuantity({value: 1, from: undefined}))).toEqual(['from-missing']);
    expect(codes(withQuantity({value: 1, from: 'tables'}))).toEqual(['table-unknown']);
  });

  test('a load that was read from a table names one that is there', () => {
    const run = sampleRun();
    run.load.from = ['table', 'nowhere'];
    expect(paths(run)).toEqual(['/load/from/1']);
  });
});

describe('numbers', () => {
  test('a share above 1 is refused wherever it stands', () => {
    const droppedShare = {value: 78, values: [0.5, 78, 79], from: 'table'};
    const run = sampleRun({values: {droppedShare}});
    expect(paths(run)).toEqual([
      '/measurements/0/values/droppedShare/value',
      '/measurements/0/values/droppedShare/values/1',
      '/measurements/0/values/droppedShare/values/2',
    ]);
  });

  test('the value is the median of its repeats, and repeats count up', () => {
    const repeats = {measurement: {repeats: 4}};
    expect(checkRules(withQuantity({value: 2.5, values: [1, 2, 3, 4]}, repeats))).toEqual([]);
    expect(codes(withQuantity({value: 2, values: [1, 2, 3]}, repeats))).toEqual(['repeats-count']);
    expect(checkRules(withQuantity({value: 3, values: [1, 2, 3, 4]}, repeats))).toMatchObject([
      {code: 'value-not-median', params: {expected: 2.5}},
    ]);
  });

  test.each([
    [
      'interval-turned',
      {value: 2, values: [1, 2, 3], interval: {low: 3, high: 1, kind: 'bootstrap'}},
    ],
    ['interval-excludes-value', {value: 2, interval: {low: 3, high: 4, kind: 'reported'}}],
    ['interval-without-repeats', {value: 2, interval: {low: 1, high: 3, kind: 'bootstrap'}}],
    [
      'interval-not-range',
      {value: 2, values: [1, 2, 3], interval: {low: 1.5, high: 3, kind: 'range'}},
    ],
  ])('%s', (code, quantity) => {
    expect(codes(withQuantity(quantity))).toEqual([code]);
  });

  test('a measurement without a value says nothing, unless it failed', () => {
    expect(codes(sampleRun({values: {}}))).toEqual(['values-empty']);
    expect(codes(sampleRun({values: {}, measurement: {status: 'failed'}}))).toEqual([]);
  });
});

test('percentiles out of order are named in pairs, and so is a mean outside the extremes', () => {
  const latencyMs = {min: 5, p50: 28, p95: 20, p99: 40, mean: 4, max: 60};
  expect(checkRules(sampleRun({values: quantitiesOf({latencyMs})}))).toMatchObject([
    {
      code: 'percentile-order',
      params: {lower: 'p50', higher: 'p95', lowerValue: 28, higherValue: 20},
    },
    {code: 'percentile-order', params: {lower: 'min', higher: 'mean'}},
  ]);
});

test('days have to exist, and a run ends after it begins', () => {
  expect(codes({...sampleRun(), measuredOn: '2026-02-30'})).toEqual(['date-not-real']);
  expect(codes({...sampleRun(), measuredUntil: '2026-04-01'})).toEqual(['date-before-start']);
  expect(codes({...sampleRun(), measuredOn: 'unknown'})).toEqual([]);
});

test('a load states what its model needs', () => {
  const tool = {name: 'wrk', version: '4'};
  expect(codes(sampleRun({load: {model: 'closed', tool}}))).toEqual(['load-member-missing']);
  expect(codes(sampleRun({load: {model: 'open', arrivalRatePerS: 5, tool}}))).toEqual([
    'load-member-missing',
  ]);
  expect(codes(sampleRun({load: {model: 'unknown', tool}}))).toEqual([]);
  const load = {model: 'open', arrivalRatePerS: 5, maxVus: 10, preAllocatedVus: 20, tool};
  expect(codes(sampleRun({load}))).toEqual(['cap-below-start']);
});

test('a blocking worker serves one request at a time', () => {
  expect(codes(sampleRun({system: {coroutinesPerWorker: 50}}))).toEqual([
    'blocking-with-coroutines',
  ]);
});

test('bins are in order and don’t overlap', () => {
  const histogram = (bins) => sampleRun({measurement: {histogram: {unit: 'ms', bins}}});
  expect(
    codes(
      histogram([
        [0, 1, 5],
        [1, 2, 6],
      ]),
    ),
  ).toEqual([]);
  expect(
    codes(
      histogram([
        [0, 2, 5],
        [1, 3, 6],
      ]),
    ),
  ).toEqual(['bin-overlaps']);
  expect(codes(histogram([[2, 1, 5]]))).toEqual(['bin-turned']);
});

test('a value can’t be left out and be there', () => {
  const omitted = [{value: 'throughputPerS', reason: 'equals-mean'}];
  expect(codes(sampleRun({measurement: {omitted}}))).toEqual(['omitted-but-present']);
});

describe('runs behind the repeats', () => {
  const of = (runs, more = {}) => {
    const run = sampleRun({measurement: {repeats: 2, runs, ...more}});
    return checkRules(run)
      .map(({code}) => code)
      .filter((code) => code.startsWith('run'));
  };
  const startedAt = '2026-11-22T10:00:00Z';
  const one = {block: 1, startedAt, arrivalRatePerS: 100};
  const two = {block: 2, startedAt, arrivalRatePerS: 140};

  test('each repeat has one run, in a block of its own, and the stated rate is the median', () => {
    expect(of([one, two], {load: {arrivalRatePerS: 120}})).toEqual([]);
    expect(of([one])).toEqual(['runs-count']);
    expect(of([one, {...two, block: 1}])).toEqual(['run-block']);
    expect(of([one, two], {load: {arrivalRatePerS: 140}})).toEqual(['runs-rate']);
  });
});

test('nothing was measured in the days to come', () => {
  expect(codes({...sampleRun(), measuredOn: '2999-01-01'})).toEqual(['date-in-future']);
  const today = new Date().toISOString().slice(0, 10);
  expect(codes({...sampleRun(), measuredOn: today})).toEqual([]);
});
