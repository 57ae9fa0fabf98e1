import {parseJson} from '../parse/json.ts';
import {jsonPath, member, optionalMember} from '../parse/shape.ts';
import {notInFormat} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Reader} from '../tools.ts';
import type {Said, StatedSystem} from '../types.ts';

const MS_PER_S = 1000;
const MB = 1e6;

/** `cluster` times the serialiser alone, in whichever runtime ran it: the file doesn't say which. */
const RUNTIMES = new Map(Object.entries({fiber: 'fiber', swoole: 'swoole', cluster: 'nexus'}));

/** The rate printed and the one that count and time give may differ by the rounding of the time, and not by more. */
const RATE_TOLERANCE = 0.02;

/**
 * `history.json` behind the charts of the Nexus documentation: an array of commits with a table of operations for each
 * runtime. https://github.com/nexus-actors/nexus
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
} satisfies Reader;

function readEntry(history: unknown[], index: number): Said[] {
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

function systemOf(name: string, place: string): StatedSystem {
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

function readOperation(history: unknown[], path: (string | number)[], operation: string): Said {
  const number = (name: string) => member(history, [...path, name], 'number');
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
  const megabytes = (name: string, theirs: string) => {
    const bytes = optionalMember(history, [...path, theirs], 'number');
    return bytes === undefined ? {} : {[name]: bytes / MB};
  };
  return {
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

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
