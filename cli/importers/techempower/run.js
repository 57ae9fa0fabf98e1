// @ts-check
import {parseJson} from '../parse/json.js';
import {jsonPath, member, optionalMember} from '../parse/shape.js';
import {parseDurationMs} from '../parse/unit.js';
import {emptyReading} from '../reading.js';
import {Refusal} from '../refusal.js';
import {levelsOf, scenarioAt, systemOf} from './vocabulary.js';

/** @import {Reading} from '../types.js' */
/** @import {Framework} from './vocabulary.js' */

/** Counters of errors that wrk printed, present only where there were any. */
const SOCKET_ERRORS = ['timeout', 'read', 'write', 'connect'];

/**
 * Rows of one test: each framework of one language at each level. The rate is the total of requests over the run's own
 * duration; the latency is wrk's mean and maximum, without percentiles.
 *
 * @param {string} text
 * @param {string} test
 * @param {string} language
 * @returns {import('../types.js').Reading[]} Readings.
 * @throws {Refusal}
 */
export function readTechEmpower(text, test, language) {
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
      return readingOf(run, path, {
        framework,
        level: levelAt(levels, index, path),
        test,
        durationS,
      });
    });
  });
}

/**
 * @param {{connections: number, queries?: number, label: string}[]} levels
 * @param {number} index
 * @param {(string | number)[]} path
 */
function levelAt(levels, index, path) {
  if (index >= levels.length) {
    throw new Refusal('row-count', {
      place: jsonPath(path),
      value: index + 1,
      expected: levels.length,
    });
  }
  return levels[index];
}

/** @param {unknown} run @param {string} language */
function frameworksOf(run, language) {
  const list = member(run, ['testMetadata'], 'array');
  return list.flatMap((_, index) => {
    /** @param {string} name */
    const text = (name) =>
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

/**
 * @param {unknown} run
 * @param {(string | number)[]} path
 * @param {{framework: Framework, level: ReturnType<typeof levelsOf>[number], test: string, durationS: number}} asked
 */
function readingOf(run, path, {framework, level, test, durationS}) {
  /** @type {Reading} */
  const shared = {
    ...emptyReading(),
    id: `${framework.name}-${test.replace('_', '-')}-${level.label}`,
    system: systemOf(framework),
    scenario: scenarioAt(test, level),
    load: {model: 'closed', vus: level.connections, durationS},
  };
  const total = optionalMember(run, [...path, 'totalRequests'], 'number');
  if (!total) return failedReading(shared);
  return {...shared, ...measured(run, path, total, durationS)};
}

/** @param {Reading} shared @returns {Reading} */
function failedReading(shared) {
  const omitted = ['throughputPerS', 'latencyMs'].map((value) => ({value, reason: 'run-given-up'}));
  return {...shared, status: 'failed', values: {}, omitted};
}

/** @param {unknown} run @param {(string | number)[]} path @param {number} total @param {number} durationS */
function measured(run, path, total, durationS) {
  /** @param {string} name */
  const count = (name) => optionalMember(run, [...path, name], 'number') ?? 0;
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
    omitted: [...latency.omitted, {value: 'latencyMs.p99', reason: 'not-in-format'}],
  };
}

/**
 * @param {unknown} run
 * @param {(string | number)[]} path
 * @returns {Pick<Reading, 'values' | 'omitted'>}
 */
function latencyOf(run, path) {
  const printed = ['latencyAvg', 'latencyMax'].flatMap((name) => {
    const text = optionalMember(run, [...path, name], 'string');
    return text === undefined ? [] : {text, place: jsonPath([...path, name])};
  });
  if (printed.length < 2) {
    return {values: {}, omitted: [{value: 'latencyMs', reason: 'not-in-format'}]};
  }
  const [mean, max] = printed.map(({text, place}) => parseDurationMs(text, place));
  return {values: {latencyMs: {measuredFrom: 'sent', mean, max}}, omitted: []};
}
