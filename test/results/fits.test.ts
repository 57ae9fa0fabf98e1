import {describe, expect, test} from 'vitest';
import {resultCheck} from '../../content/results/check-files.ts';
import {sampleRun} from '../sample-run.ts';

/** What the schema has to take beside a published table, in the smallest form of each. */
const TOOL_ORIGIN = {
  kind: 'tool-output',
  importedBy: {
    command: 'npm run bench -- import k6 run.json',
    tool: 'k6',
    toolVersion: '1.3.0',
    as: 'repeats',
    files: [{name: 'run.json', sha256: 'ab'.repeat(32), bytes: 20480}],
  },
};
const HARNESS_ORIGIN = {
  kind: 'harness',
  harness: {
    name: 'http',
    version: '6a1c2f0',
    commands: ['harnesses/http/run --blocks 5 --seed 1'],
    seed: 1,
    blocks: 5,
    startedAt: '2026-11-21T10:00:00Z',
    finishedAt: '2026-11-21T11:00:00+00:00',
    pinnedCores: {php: [0, 1], 'load-generator': [2]},
    canary: 'SHA-256 over a fixed block',
    rejectedRuns: [{reason: 'noisy host', count: 2}],
  },
};
const repeated = (values, interval) => ({
  value: values.toSorted((a, b) => a - b)[2],
  values,
  interval,
});
const problems = (parts, origin) => {
  const run = sampleRun(parts);
  if (origin) run.origin = origin;
  return resultCheck()(JSON.stringify(run), {fileName: 'run.json'}).problems;
};

describe('the schema fits', () => {
  test('our own harness: factors, repeats with intervals, canary, process groups, waiting before sending', () => {
    const interval = {low: 380, high: 394, level: 0.95, kind: 'bootstrap'};
    const values = {
      throughputPerS: repeated([380, 391, 392, 393, 394], interval),
      latencyMs: {measuredFrom: 'intended-start', p50: repeated([24, 25, 25, 26, 27])},
      generatorLagMs: {p99: repeated([1, 1, 1, 2, 3])},
      canaryMs: {before: repeated([16.3, 16.4, 16.4, 16.5, 17])},
      cpuMs: repeated([0.6, 0.7, 0.7, 0.8, 0.8]),
    };
    const processGroups = ['php', 'database', 'web-server', 'load-generator'].map((name) => ({
      name,
      cpuMsPerRequest: repeated([0.6, 0.7, 0.7, 0.8, 0.9]),
      memoryPssMb: repeated([57, 58, 58, 58, 60]),
    }));
    const factors = {application: 'kept', connection: 'per-request', waiting: 'coroutine'};
    const measurement = {
      processGroups,
      repeats: 5,
      seed: 7,
      rejectedRuns: [{reason: 'noisy host', count: 1}],
    };
    const system = {runtime: 'swow', waiting: 'coroutine', coroutinesPerWorker: 16, factors};
    expect(problems({values, measurement, system}, HARNESS_ORIGIN)).toEqual([]);
  });

  test('an imported tool: histogram, counts, what was left out and why', () => {
    const values = {
      throughputPerS: {value: 989},
      sentRatePerS: {value: 996},
      latencyMs: {
        measuredFrom: 'sent',
        min: {value: 2},
        p50: {value: 28},
        p999: {value: 90},
        max: {value: 120},
      },
      completedRequests: {value: 29670},
      droppedRequests: {value: 300},
      errorsByKind: {timeout: {value: 3}},
      responsesByStatus: {'2xx': {value: 29667}, '5xx': {value: 3}},
      bytesPerS: {value: 69850000},
    };
    const bins = [
      [0, 1, 12],
      [1, 2, 40],
    ];
    const measurement = {
      histogram: {unit: 'ms', measuredFrom: 'sent', bins, relativeError: 0.01},
      omitted: [{value: 'latencyMs.p99', reason: 'equals-mean', asPrinted: '265.80ms'}],
      toolVersion: '1.3.0',
    };
    expect(problems({values, measurement}, TOOL_ORIGIN)).toEqual([]);
  });

  test('rows of a leaderboard: connections, pipeline, cores kept busy', () => {
    const load = {
      model: 'closed',
      vus: 1024,
      thinkTimeS: 0,
      durationS: 5,
      generatorThreads: 64,
      pipelineDepth: 1,
      tool: {name: 'wrk', version: 'unknown'},
    };
    const values = {
      throughputPerS: {value: 31351},
      latencyMs: {measuredFrom: 'sent', mean: {value: 32.52}, p99: {value: 265.8}},
      cpuCores: {value: 5.506},
      memoryMib: {total: {value: 271.2}},
      reconnects: {value: 93755},
    };
    expect(problems({load, values}, TOOL_ORIGIN)).toEqual([]);
  });

  test('message passing: rates, operations, memory per actor', () => {
    const values = {
      messagesPerS: {value: 398076},
      operationsPerS: {value: 24910},
      operations: {value: 500},
      elapsedS: {value: 0.0201},
      memoryMb: {peak: {value: 48.2}, delta: {value: 0}, perActor: {value: 0.004}},
    };
    const load = {model: 'unknown', messageBytes: 128, tool: {name: 'nexus', version: 'unknown'}};
    const measurement = {parameters: {actors: 1000}};
    expect(problems({load, values, measurement}, TOOL_ORIGIN)).toEqual([]);
  });

  test('a sampling profiler: asked and reached rate, samples, its own CPU time', () => {
    const values = {
      samplesExpected: {value: 495},
      samplesCollected: {value: 496},
      sampleCoverage: {value: 0.99},
      samplingRateHz: {value: 99.2},
      cpuUserS: {value: 0.04},
      cpuSystemS: {value: 0.02},
      outputBytes: {value: 18200},
      memoryMb: {rss: {value: 3.1}},
    };
    const load = {
      model: 'unknown',
      samplingRateHz: 99,
      durationS: 5,
      tool: {name: 'pfp', version: 'unknown'},
    };
    expect(problems({load, values, system: {runtime: 'pfp'}}, TOOL_ORIGIN)).toEqual([]);
  });
});

test('a kind of origin brings what belongs to it', () => {
  expect(problems({}, {kind: 'harness'})).toMatchObject([
    {code: 'member-missing', path: '/origin/harness'},
  ]);
});
