// @ts-check
import {parseJson} from '../parse/json.js';
import {jsonPath, member, optionalMember} from '../parse/shape.js';
import {emptyReading, notInFormat} from '../reading.js';
import {Refusal} from '../refusal.js';

/** @import {Reading} from '../types.js' */

const MS_PER_S = 1000;
const MB = 1e6;

/** `cluster` times the serialiser alone, in whichever runtime ran it: the file doesn't say which. */
const RUNTIMES = new Map(Object.entries({fiber: 'fiber', swoole: 'swoole', cluster: 'nexus'}));

/** The rate printed and the one that count and time give may differ by the rounding of the time, and not by more. */
const RATE_TOLERANCE = 0.02;

/**
 * `history.json` behind the charts of the Nexus documentation: an array of commits with a table of operations for each
 * runtime. https://github.com/nexus-actors/nexus
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['history'],
  async read(source) {
    const history = parseJson(await source.text());
    if (!Array.isArray(history)) {
      throw new Refusal('member-type', {place: '$', value: history, expected: 'array'});
    }
    if (history.length === 0) throw new Refusal('rows-empty', {place: '$', value: source.name});
    return history.flatMap((_, index) => readEntry(history, index));
  },
};

/** @param {unknown[]} history @param {number} index @returns {Reading[]} */
function readEntry(history, index) {
  const commit = member(history, [index, 'commit'], 'string');
  const measuredOn = member(history, [index, 'date'], 'string');
  const runtimes = Object.keys(member(history, [index, 'results'], 'object'));
  return runtimes.flatMap((runtime) => {
    const path = [index, 'results', runtime];
    const system = systemOf(runtime, jsonPath(path));
    return Object.keys(member(history, path, 'object')).map((operation) => ({
      ...readOperation(history, [...path, operation], operation),
      id: `${commit}-${runtime}-${kebab(operation)}`,
      system,
      measuredOn,
      notes: [`Commit ${commit}.`],
    }));
  });
}

/** @param {string} name @param {string} place @returns {import('../types.js').StatedSystem} */
function systemOf(name, place) {
  const runtime = RUNTIMES.get(name);
  if (runtime === undefined) {
    throw new Refusal('framework-unknown', {place, value: name, allowed: [...RUNTIMES.keys()]});
  }
  return {
    id: name,
    label: `Nexus, ${name}`,
    runtime,
    state: 'stateful',
    waiting: 'coroutine',
  };
}

/** @param {unknown[]} history @param {(string | number)[]} path @param {string} operation @returns {Reading} */
function readOperation(history, path, operation) {
  /** @param {string} name */
  const number = (name) => member(history, [...path, name], 'number');
  const elapsedS = number('elapsedMs') / MS_PER_S;
  const count = number('operations');
  const rate = number('opsPerSecond');
  if (Math.abs(count / elapsedS / rate - 1) > RATE_TOLERANCE) {
    throw new Refusal('rate-disagrees', {
      place: jsonPath([...path, 'opsPerSecond']),
      value: rate,
      computed: count / elapsedS,
    });
  }
  /** @param {string} name @param {string} theirs */
  const megabytes = (name, theirs) => {
    const bytes = optionalMember(history, [...path, theirs], 'number');
    return bytes === undefined ? {} : {[name]: bytes / MB};
  };
  return {
    ...emptyReading(),
    scenario: {id: kebab(operation), workload: 'messages'},
    values: {
      operationsPerS: rate,
      operations: count,
      elapsedS,
      memoryMb: {
        ...megabytes('peak', 'peakMemoryBytes'),
        ...megabytes('delta', 'memoryDeltaBytes'),
      },
    },
    omitted: notInFormat('latencyMs'),
  };
}

/** @param {string} name */
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
