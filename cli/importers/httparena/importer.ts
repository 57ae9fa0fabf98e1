import {parseJson} from '../parse/json.ts';
import {jsonPath, member, optionalMember} from '../parse/shape.ts';
import {parseBytes, parseDurationMs, parsePercent} from '../parse/unit.ts';
import {omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {HTTPARENA_RUNTIMES, profileOf} from './vocabulary.ts';
import type {Reader} from '../tools.ts';
import type {Latency, Omission, Said, StatedSystem} from '../types.ts';

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
