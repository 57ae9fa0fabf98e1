import {parseJson} from '../parse/json.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {jsonPath, member, optionalMember} from '../parse/shape.ts';
import {nothingAnswered, omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Offered, Said} from '../types.ts';

/** Version of the machine-readable summary that this reader was written against. */
const MACHINE_VERSION = /^1\.0\./;

/** Rates and shares follow from the counts. */
const WITHIN = 0.01;

/** What k6 prints at the end of a run: metrics with dots up to a colon. */
const TEXT_SUMMARY = /^\s*(?:http_req\w*|iterations|data_received|checks_total)[.]{2,}\s*:/m;

/** k6's names of a trend's statistics, in its three spellings, and ours. */
const TREND_KEYS: Record<string, string> = {
  min: 'min',
  avg: 'mean',
  med: 'p50',
  max: 'max',
  'p(50)': 'p50',
  'p(75)': 'p75',
  'p(90)': 'p90',
  'p(95)': 'p95',
  'p(99)': 'p99',
  'p(99.9)': 'p999',
  p90: 'p90',
  p95: 'p95',
  p99: 'p99',
  'p99.9': 'p999',
};

/**
 * One end-of-test summary of k6, in any of its three shapes.
 *
 * @returns rates per second, latencies in milliseconds counted from the moment of sending.
 * @throws {Refusal}
 */
export function readK6Summary(text: string): Said {
  if (TEXT_SUMMARY.test(text)) throw new Refusal('k6-text-summary');
  const document = parseJson(text);
  const summary = shapeOf(document);
  const requests = counter(summary, 'http_reqs');
  refuseOtherRate(summary, requests.count);
  const errorRatio = failedShare(summary);
  const {values, omitted} = latency(summary, errorRatio);
  const shared = {
    toolVersion: summary.toolVersion,
    ranForS: summary.durationS,
    mixes: scenarioNames(summary),
    offered: offeredBy(summary, requests.count),
    users: usersOf(summary),
    asksFor: ['thinkTimeS'],
  };
  if (omitted.some(({reason}) => reason === 'all-refused')) return nothingAnswered(shared);
  return {
    ...shared,
    values: {
      throughputPerS: requests.count / summary.durationS,
      completedRequests: requests.count,
      ...(errorRatio === undefined ? {} : {errorRatio}),
      ...dropped(summary),
      ...values,
    },
    omitted,
    absentMeansNone: summary.metrics.has('dropped_iterations') ? [] : ['droppedRequests'],
  };
}

export type Metric = {path: (string | number)[]; values: Record<string, unknown>};

export type Summary = {
  metrics: Map<string, Metric>;
  document: object;
  durationS: number;
  toolVersion: string;
};

function shapeOf(document: unknown): Summary {
  if (document === null || typeof document !== 'object' || Array.isArray(document)) {
    throw new Refusal('k6-no-summary', {place: '$', value: document});
  }
  if (Object.hasOwn(document, 'version')) return machineShape(document);
  if (!Object.hasOwn(document, 'metrics')) throw new Refusal('k6-no-summary', {place: '$'});
  return Object.hasOwn(document, 'state') ? legacyShape(document) : exportShape(document);
}

/** @param below names between a metric and its values */
function metricsOf(document: object, ...below: string[]) {
  const names = Object.keys(member(document, ['metrics'], 'object'));
  return new Map(names.map((name) => [name, metricAt(document, ['metrics', name, ...below])]));
}

const metricAt = (document: object, path: (string | number)[]): Metric => ({
  path,
  values: member(document, path, 'object'),
});

function legacyShape(document: object) {
  const metrics = metricsOf(document, 'values');
  const durationMs = positive(document, ['state', 'testRunDurationMs']);
  return {metrics, document, durationS: durationMs / 1000, toolVersion: 'unknown'};
}

/** The export says no duration: it is the count of requests over their rate, both over the whole run. */
function exportShape(document: object) {
  const summary = {metrics: metricsOf(document), document, toolVersion: 'unknown'};
  const {count} = counter(summary, 'http_reqs');
  return {...summary, durationS: count / positive(document, ['metrics', 'http_reqs', 'rate'])};
}

function machineShape(document: object) {
  const version = member(document, ['version'], 'string');
  if (!MACHINE_VERSION.test(version)) {
    throw new Refusal('version-unknown', {place: '$.version', value: version, allowed: ['1.0.x']});
  }
  const list = member(document, ['results', 'metrics'], 'array');
  const metrics = new Map(
    list.map((_, index) => {
      const path = ['results', 'metrics', index];
      const name = member(document, [...path, 'name'], 'string');
      return [name, metricAt(document, [...path, 'values'])];
    }),
  );
  return {
    metrics,
    document,
    durationS: positive(document, ['config', 'duration']),
    toolVersion: optionalMember(document, ['metadata', 'k6_version'], 'string') ?? 'unknown',
  };
}

function positive(document: object, path: string[]) {
  const value = member(document, path, 'number');
  if (value === 0) throw new Refusal('duration-zero', {place: jsonPath(path), value});
  return value;
}

function counter(summary: Omit<Summary, 'durationS'>, name: string) {
  const metric = summary.metrics.get(name);
  if (!metric) throw new Refusal('k6-no-requests', {place: '$.metrics', value: name});
  return {count: member(summary.document, [...metric.path, 'count'], 'number')};
}

/** Both shapes that print a rate divide by the whole run. */
function refuseOtherRate({metrics, document, durationS}: Summary, count: number) {
  const path = metrics.get('http_reqs')?.path ?? [];
  const perS = optionalMember(document, [...path, 'rate'], 'number');
  if (perS === undefined) return;
  refuseContradiction(jsonPath([...path, 'rate']), perS, count / durationS, WITHIN);
}

/**
 * Iterations that the load asked for: those that ended and those that were dropped. A script may make several requests
 * in an iteration, and who gives the rate may count either.
 */
function offeredBy(summary: Summary, requests: number): Offered | undefined {
  if (!summary.metrics.has('iterations')) return undefined;
  const {count: iterations} = counter(summary, 'iterations');
  const {droppedRequests = 0} = dropped(summary);
  const perIteration = iterations > 0 ? requests / iterations : 1;
  return {requests: [iterations + droppedRequests, requests + droppedRequests * perIteration]};
}

/** The users that k6 made: of a closed load all, of an open one no more than its cap. */
function usersOf({metrics, document}: Summary): {most: number} | undefined {
  const gauge = metrics.get('vus_max');
  if (!gauge) return undefined;
  const name = Object.hasOwn(gauge.values, 'max') ? 'max' : 'value';
  return {most: member(document, [...gauge.path, name], 'number')};
}

/**
 * `passes` of http_req_failed counts the requests that failed. The share itself is `rate` or, in the export, `value`.
 * https://grafana.com/docs/k6/latest/using-k6/metrics/reference/
 */
function failedShare({metrics, document}: Summary) {
  const failed = metrics.get('http_req_failed');
  if (!failed) return undefined;
  const name = Object.hasOwn(failed.values, 'rate') ? 'rate' : 'value';
  const share = member(document, [...failed.path, name], 'number');
  const [failures = 0, all] = countsOf(document, failed.path);
  if (all) refuseContradiction(jsonPath([...failed.path, name]), share, failures / all, WITHIN);
  return share;
}

/**
 * Requests that failed, and all that were judged, in the spellings of k6's summaries; undefined where there are none.
 */
function countsOf(
  document: object,
  path: (string | number)[],
): [failures: number, all: number] | [] {
  const count = (name: string) => optionalMember(document, [...path, name], 'number');
  const [failures, fine] = [count('passes'), count('fails')];
  if (failures !== undefined && fine !== undefined) return [failures, failures + fine];
  const [matches, all] = [count('matches'), count('total')];
  return matches === undefined || all === undefined ? [] : [matches, all];
}

function dropped(summary: Summary) {
  if (!summary.metrics.has('dropped_iterations')) return {};
  return {droppedRequests: counter(summary, 'dropped_iterations').count};
}

/** Durations of 0 ms are what k6 writes when no connection was made: no latency, and not a quick one. */
function latency(
  summary: Summary,
  errorRatio: number | undefined,
): Required<Pick<Said, 'values' | 'omitted'>> {
  const trend = summary.metrics.get('http_req_duration');
  if (!trend) return {values: {}, omitted: omissions('no-samples', 'latencyMs')};
  const read = (key: string) => member(summary.document, [...trend.path, key], 'number');
  if (errorRatio === 1 && read('max') === 0) {
    return {values: {}, omitted: omissions('all-refused', 'latencyMs')};
  }
  const known = Object.keys(trend.values).filter((key) => Object.hasOwn(TREND_KEYS, key));
  const statistics = Object.fromEntries(known.map((key) => [TREND_KEYS[key], read(key)]));
  return {values: {latencyMs: {measuredFrom: 'sent', ...statistics}}, omitted: []};
}

/** A summary adds all scenarios of a script up; only sub-metrics tagged with a scenario give that away. */
function scenarioNames({metrics}: Summary) {
  const names = [...metrics.keys()].flatMap(
    (name) => /\{scenario:([^,}]+)\}/.exec(name)?.[1] ?? [],
  );
  const unique = [...new Set(names)];
  return unique.length > 1 ? unique : [];
}
