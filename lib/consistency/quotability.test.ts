import {describe, expect, it} from 'vitest';
import {quotabilityOf, QUOTABILITY} from './quotability.ts';

const measurement = {
  id: 'a-1',
  system: 'a',
  scenario: 's',
  status: 'measured',
  repeats: 5,
  values: {
    throughputPerS: {value: 100, interval: {low: 98, high: 103, kind: 'range'}},
    latencyMs: {measuredFrom: 'sent', p50: {value: 5}, p95: {value: 9}},
    errorRatio: {value: 0},
  },
};
const good = {
  id: 'study/run',
  origin: {kind: 'harness', sources: []},
  environment: {cpuModel: 'a cpu', cores: 2, loadGeneratorHost: 'separate'},
  load: {model: 'closed', vus: 10, durationS: 30},
  scenarios: {s: {workload: 'no-io'}},
  systems: {a: {runtime: 'swoole', label: 'A', versions: {php: '8.2'}}},
  measurements: [measurement],
};
const missing = (run) =>
  quotabilityOf(run)
    .filter(({isMet}) => !isMet)
    .map(({id}) => id);

describe('quotabilityOf', () => {
  it('finds all of it in a run that says everything', () => {
    expect(missing(good)).toEqual([]);
  });

  it.each([
    ['loadModel', {load: {...good.load, model: 'unknown'}}, ['loadModel', 'intensity']],
    ['intensity', {load: {model: 'open', arrivalRatePerS: 100, durationS: 30}}, ['intensity']],
    ['duration', {load: {...good.load, durationS: 5}}, ['duration']],
    ['machine', {environment: {...good.environment, cpuModel: 'unknown'}}, ['machine']],
    ['versions', {systems: {a: {...good.systems.a, versions: {}}}}, ['versions']],
    ['generator', {environment: {cpuModel: 'a cpu', cores: 2}}, ['generator']],
    ['rawOutput', {origin: {kind: 'published', sources: []}}, ['rawOutput']],
    [
      'rawOutput',
      {origin: {kind: 'tool-output', sources: [], importedBy: {tool: 'pfp'}}},
      ['rawOutput'],
    ],
  ])('misses %s where the run is silent', (_name, change, expected) => {
    expect(missing({...good, ...change})).toEqual(expected);
  });

  it('asks every measured point, and no failed one', () => {
    const single = {...measurement, id: 'a-2', repeats: 1};
    const failed = {...measurement, id: 'a-3', status: 'failed', repeats: 1, values: {}};
    expect(missing({...good, measurements: [measurement, single]})).toEqual(['repeats']);
    expect(missing({...good, measurements: [measurement, failed]})).toEqual([]);
  });

  it('counts numbers that contradict one another as a lack', () => {
    const order = {
      ...measurement,
      values: {
        ...measurement.values,
        latencyMs: {measuredFrom: 'sent', p50: {value: 9}, p95: {value: 5}},
      },
    };
    expect(missing({...good, measurements: [order]})).toEqual(['consistent']);
  });

  it('has nothing in a run without a measured point', () => {
    expect(missing({...good, measurements: []})).toEqual(QUOTABILITY);
  });
});
