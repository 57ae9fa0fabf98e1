import {parseJson} from '../parse/json.ts';
import {jsonPath, member, optionalMember} from '../parse/shape.ts';
import {parseDurationMs} from '../parse/unit.ts';
import {notInFormat, omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {levelsOf, scenarioAt, systemOf} from './vocabulary.ts';
import type {Reader} from '../tools.ts';
import type {Said, Values} from '../types.ts';
import type {Framework} from './vocabulary.ts';

/** Counters of errors that wrk printed, present only where there were any. */
const SOCKET_ERRORS = ['timeout', 'read', 'write', 'connect'];

/** Tests of a run that are benchmarks; the others in `rawData` count lines and commits. */
const TESTS = ['json', 'plaintext', 'db', 'query', 'fortune', 'update', 'cached_query'];

/**
 * A whole run of TechEmpower's Framework Benchmarks (`results.json`), one test of it at a time (`--test db`).
 * https://github.com/TechEmpower/FrameworkBenchmarks/wiki
 */
export default {
  formats: ['run'],
  options: ['test', 'language'],
  async read(source, context = {}) {
    const {test = '', language = 'php'} = context;
    if (!TESTS.includes(test)) {
      throw new Refusal('option-missing', {value: context.test, option: '--test', allowed: TESTS});
    }
    return readTechEmpower(await source.text(), test, language.toLowerCase());
  },
} satisfies Reader;

/**
 * Rows of one test: each framework of one language at each level. The rate is the total of requests over the run's own
 * duration; the latency is wrk's mean and maximum, without percentiles.
 *
 * @throws {Refusal}
 */
function readTechEmpower(text: string, test: string, language: string): Said[] {
  const run = parseJson(text);
  const durationS = member(run, ['duration'], 'number');
  if (durationS === 0) throw new Refusal('duration-zero', {place: '$.duration', value: 0});
  const levels = levelsOf(run, test);
  const rows = member(run, ['rawData', test], 'object');
  const frameworks = frameworksOf(run, language).filter(({name}) => Object.hasOwn(rows, name));
  if (frameworks.length === 0) {
    throw new Refusal('rows-none-of-language', {
      place: jsonPath(['rawData', test]),
      value: language,
    });
  }
  return frameworks.flatMap((framework) => {
    const results = member(run, ['rawData', test, framework.name], 'array');
    return results.map((_, index) => {
      const path = ['rawData', test, framework.name, index];
      const level = levelAt(levels, index, path);
      return readingOf(run, path, {framework, level, test, durationS});
    });
  });
}

function levelAt(
  levels: {connections: number; queries?: number; label: string}[],
  index: number,
  path: (string | number)[],
) {
  if (index >= levels.length) {
    throw new Refusal('row-count', {
      place: jsonPath(path),
      value: index + 1,
      expected: levels.length,
    });
  }
  return levels[index];
}

function frameworksOf(run: unknown, language: string) {
  const list = member(run, ['testMetadata'], 'array');
  return list.flatMap((_, index) => {
    const text = (name: string) =>
      optionalMember(run, ['testMetadata', index, name], 'string') ?? 'unknown';
    if (text('language').toLowerCase() !== language) return [];
    return [
      {
        ...{name: text('name'), platform: text('platform'), webserver: text('webserver')},
        ...{database: text('database'), orm: text('orm'), classification: text('classification')},
      },
    ];
  });
}

function readingOf(
  run: unknown,
  path: (string | number)[],
  {
    framework,
    level,
    test,
    durationS,
  }: {
    framework: Framework;
    level: ReturnType<typeof levelsOf>[number];
    test: string;
    durationS: number;
  },
) {
  const shared: Said = {
    id: `${framework.name}-${test.replace('_', '-')}-${level.label}`,
    system: systemOf(framework),
    scenario: scenarioAt(test, level),
    load: {model: 'closed', vus: level.connections, durationS},
  };
  const total = optionalMember(run, [...path, 'totalRequests'], 'number');
  return total ? {...shared, ...measured(run, path, total, durationS)} : {...shared, ...GIVEN_UP};
}

const GIVEN_UP: Said = {
  status: 'failed',
  omitted: omissions('run-given-up', 'throughputPerS', 'latencyMs'),
};

function measured(run: unknown, path: (string | number)[], total: number, durationS: number) {
  const count = (name: string) => optionalMember(run, [...path, name], 'number') ?? 0;
  const socket = SOCKET_ERRORS.reduce((sum, name) => sum + count(name), 0);
  const errors = socket + count('5xx');
  const latency = latencyOf(run, path);
  return {
    values: {
      throughputPerS: total / durationS,
      completedRequests: total,
      errorRatio: errors / (total + socket),
      ...latency.values,
    },
    omitted: notInFormat(...latency.omitted, 'latencyMs.p99'),
  };
}

function latencyOf(run: unknown, path: (string | number)[]): {values: Values; omitted: string[]} {
  const printed = ['latencyAvg', 'latencyMax'].flatMap((name) => {
    const text = optionalMember(run, [...path, name], 'string');
    return text === undefined ? [] : {text, place: jsonPath([...path, name])};
  });
  if (printed.length < 2) return {values: {}, omitted: ['latencyMs']};
  const [mean, max] = printed.map(({text, place}) => parseDurationMs(text, place));
  return {values: {latencyMs: {measuredFrom: 'sent', mean, max}}, omitted: []};
}
