import {parseJson} from '../parse/json.ts';
import {jsonPath, member, optionalMember} from '../parse/shape.ts';
import {parseBytes, parseDurationMs, parsePercent} from '../parse/unit.ts';
import {omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {System} from '../../../lib/result/types.ts';
import type {Reader} from '../tools.ts';
import type {Latency, Omission, Said, StatedScenario, StatedSystem} from '../types.ts';

const MB = 1e6;
const STATUS_CLASSES = ['status_2xx', 'status_3xx', 'status_4xx', 'status_5xx'];

/** The printed duration and the one that the counts imply may differ by rounding of the rate, and not by more. */
const DURATION_TOLERANCE = 0.02;

/**
 * HttpArena leaderboard rows: one file a profile and connection count, as `site/data/<profile>-<connections>.json`.
 * https://github.com/MDA2AV/HttpArena
 */
export default {
  formats: ['rows'],
  options: ['language'],
  async read(source, context = {}) {
    return readHttpArena(await source.text(), source.name, context.language ?? 'PHP');
  },
} satisfies Reader;

/**
 * Rows of one leaderboard file, those of one language.
 *
 * The wrapper around the load generator copies the mean into `p99_latency` when it has no percentile: such a p99 is
 * left out. Its rate counts good answers alone. Its `duration` is the default one, where the generator is given 10 s
 * for `async-db` and 15 s for `api`: answers over rate say which it was. Memory is the largest and CPU the mean of
 * what `docker stats` said of all containers of the entry.
 * https://github.com/MDA2AV/HttpArena/blob/3d798d5/scripts/lib/tools/gcannon.sh
 *
 * @param fileName `<profile>-<connections>.json`
 * @returns one a framework.
 * @throws {Refusal}
 */
export function readHttpArena(text: string, fileName: string, language: string): Said[] {
  const rows = parseJson(text);
  if (!Array.isArray(rows))
    throw new Refusal('member-type', {place: '$', value: rows, expected: 'array'});
  if (rows.length === 0) throw new Refusal('rows-empty', {place: '$', value: fileName});
  const scenario = profileOf(fileName);
  const indexes = rows.flatMap((_, index) =>
    member(rows, [index, 'language'], 'string') === language ? [index] : [],
  );
  if (indexes.length === 0)
    throw new Refusal('rows-none-of-language', {place: '$', value: language});
  return indexes.map((index) => readingOf(rows, index, scenario));
}

function readingOf(rows: unknown[], index: number, scenario: ReturnType<typeof profileOf>): Said {
  const at = (name: string) => [index, name];
  const number = (name: string) => member(rows, at(name), 'number');
  const place = (name: string) => jsonPath(at(name));
  const string = (name: string) => member(rows, at(name), 'string');
  const framework = string('framework');
  const statuses = STATUS_CLASSES.map((name) => number(name));
  const answers = statuses.reduce((sum, count) => sum + count, 0);
  if (number('rps') === 0 || answers === 0) {
    throw new Refusal('no-requests', {place: place('rps'), value: framework});
  }
  const latency = latencyOf(string, place);
  const printedS = parseDurationMs(string('duration'), place('duration')) / 1000;
  const duration = durationOf(printedS, number('status_2xx'), number('rps'));
  return {
    id: `${idOf(framework)}-${scenario.id}-${number('connections')}`,
    system: systemOf(framework, place('framework')),
    scenario,
    load: {
      model: 'closed',
      vus: number('connections'),
      pipelineDepth: number('pipeline'),
      durationS: duration.seconds,
    },
    values: {
      throughputPerS: number('rps'),
      completedRequests: answers,
      errorRatio: (statuses[2] + statuses[3]) / answers,
      reconnects: number('reconnects'),
      ...bandwidth(rows, index),
      latencyMs: latency.latencyMs,
      cpuCores: parsePercent(string('cpu'), place('cpu')),
      memoryMb: {peak: parseBytes(string('memory'), place('memory')) / MB},
    },
    omitted: latency.omitted,
    notes: duration.notes,
  };
}

function bandwidth(rows: unknown[], index: number) {
  const text = optionalMember(rows, [index, 'bandwidth'], 'string');
  if (!text) return {};
  return {bytesPerS: parseBytes(text, jsonPath([index, 'bandwidth']))};
}

function latencyOf(
  string: (name: string) => string,
  place: (name: string) => string,
): {latencyMs: Latency; omitted: Omission[]} {
  const [mean, p99] = ['avg_latency', 'p99_latency'].map((name) =>
    parseDurationMs(string(name), place(name)),
  );
  if (string('avg_latency') === string('p99_latency')) {
    const omitted = omissions('equals-mean', 'latencyMs.p99');
    return {latencyMs: {measuredFrom: 'sent', mean}, omitted};
  }
  return {latencyMs: {measuredFrom: 'sent', mean, p99}, omitted: []};
}

function durationOf(
  printedS: number,
  good: number,
  rate: number,
): {seconds: number; notes: string[]} {
  const impliedS = good / rate;
  if (Math.abs(impliedS / printedS - 1) <= DURATION_TOLERANCE)
    return {seconds: printedS, notes: []};
  const rounded = Math.round(impliedS * 10) / 10;
  return {
    seconds: rounded,
    notes: [`The row says ${printedS} s; its good answers and their rate make ${rounded} s.`],
  };
}

const idOf = (framework: string) => framework.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function systemOf(framework: string, place: string): StatedSystem {
  if (!Object.hasOwn(HTTPARENA_RUNTIMES, framework))
    throw new Refusal('framework-unknown', {
      place,
      value: framework,
      allowed: Object.keys(HTTPARENA_RUNTIMES),
    });
  return {id: idOf(framework), label: framework, ...HTTPARENA_RUNTIMES[framework]};
}

/**
 * HttpArena's PHP entries, and what each is, as their sources at commit 28606ba say: Swoole runs with coroutines
 * off, and like Workerman, Mark and ngx-php it asks the database by a blocking PDO that each worker keeps.
 */
const HTTPARENA_RUNTIMES: Record<string, Pick<System, 'runtime' | 'state' | 'waiting'>> = {
  'frankenphp-trueasync': {runtime: 'trueasync', state: 'stateful', waiting: 'coroutine'},
  'symfony-spawn-franken': {runtime: 'symfony-spawn', state: 'stateful', waiting: 'coroutine'},
  Swoole: {runtime: 'swoole', state: 'stateful', waiting: 'blocking'},
  hyperf: {runtime: 'hyperf', state: 'stateful', waiting: 'coroutine'},
  mark: {runtime: 'mark', state: 'stateful', waiting: 'blocking'},
  workerman: {runtime: 'workerman', state: 'stateful', waiting: 'blocking'},
  'workerman-websocket': {runtime: 'workerman', state: 'stateful', waiting: 'event-loop'},
  'ngx-php': {runtime: 'ngx-php', state: 'stateful', waiting: 'blocking'},
  'php-fpm': {runtime: 'php-fpm', state: 'stateless', waiting: 'blocking'},
};

/** Profiles by the part of the file name before the connection count, with the kind of work they are. */
const WORKLOADS: Record<string, StatedScenario['workload']> = {
  'async-db': 'one-query',
  crud: 'mixed',
  api: 'mixed',
  baseline: 'no-io',
  json: 'no-io',
  'echo-ws': 'messages',
  gateway: 'mixed',
};

/**
 * The scenario that a leaderboard file is about, from its name: `api-4-256.json` is the profile `api-4` (four CPUs)
 * at 256 connections.
 *
 * @throws {Refusal} file-name-unknown.
 */
function profileOf(fileName: string): StatedScenario {
  const profile = /^([a-z0-9-]+)-\d+\.json$/.exec(fileName)?.[1] ?? '';
  const kind = Object.keys(WORKLOADS).find(
    (name) => profile === name || profile.startsWith(`${name}-`),
  );
  if (!kind) {
    throw new Refusal('file-name-unknown', {value: fileName, allowed: Object.keys(WORKLOADS)});
  }
  return {id: profile, workload: WORKLOADS[kind]};
}
