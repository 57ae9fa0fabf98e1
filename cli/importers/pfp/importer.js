// @ts-check
import {csvRows} from '../parse/csv.js';
import {nonNegative, parseNumber} from '../parse/number.js';
import {emptyReading} from '../reading.js';
import {Refusal} from '../refusal.js';

/** @import {Reading} from '../types.js' */

/** Columns that `scripts/bench.sh` of php-fast-profile writes; `target_wall_s` is always empty. */
const COLUMNS = [
  'workload',
  'profiler',
  'rate_hz',
  'duration_s',
  'samples',
  'user_cpu_s',
  'sys_cpu_s',
  'rss_kb',
  'target_wall_s',
  'output_size_b',
];
const PROFILERS = ['pfp', 'phpspy'];
const BYTES_PER_KB = 1024;
const MB = 1e6;

/**
 * The bench CSV of php-fast-profile: one row a profiler, workload and sampling rate.
 * https://github.com/loks0n/php-fast-profile
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['csv'],
  async read(source) {
    const [header = [], ...rows] = csvRows(await source.text());
    if (header.join(',') !== COLUMNS.join(',')) {
      throw new Refusal('csv-header', {
        place: 'line 1',
        value: header.join(','),
        expected: COLUMNS.join(','),
      });
    }
    if (rows.length === 0) throw new Refusal('rows-empty', {place: 'line 2', value: source.name});
    return rows.map((cells, index) => readRow(cells, `line ${index + 2}`));
  },
};

/** @param {string[]} cells @param {string} place @returns {Reading} */
function readRow(cells, place) {
  const died = isOfDeadTarget(cells);
  if (cells.length !== COLUMNS.length && !died) {
    throw new Refusal('row-columns', {place, value: cells.join(','), expected: COLUMNS.length});
  }
  const row = Object.fromEntries(COLUMNS.map((name, index) => [name, cells[index]]));
  const subject = subjectOf(row, place);
  return died ? {...subject, ...targetDied()} : {...subject, values: valuesOf(row, place)};
}

/**
 * Where the process to be profiled has died, the script writes nine cells, of which the last five are 0.
 *
 * @param {string[]} cells
 */
function isOfDeadTarget(cells) {
  return cells.length === COLUMNS.length - 1 && cells.slice(4).every((cell) => cell === '0');
}

/** @returns {Pick<Reading, 'status' | 'omitted'>} */
function targetDied() {
  const omitted = ['samplesCollected', 'cpuUserS', 'cpuSystemS'];
  return {status: 'failed', omitted: omitted.map((value) => ({value, reason: 'run-given-up'}))};
}

/** @param {{[k: string]: string}} row @param {string} place @returns {Reading} */
function subjectOf(row, place) {
  const {workload, profiler} = identityOf(row, place);
  const rateHz = nonNegative(row.rate_hz, place);
  return {
    ...emptyReading(),
    id: `${profiler}-${workload}-${rateHz}hz`,
    system: {
      id: profiler,
      label: profiler,
      runtime: profiler,
      state: 'unknown',
      waiting: 'unknown',
    },
    scenario: {id: workload, workload: 'sampling'},
    load: {samplingRateHz: rateHz, durationS: nonNegative(row.duration_s, place)},
  };
}

/** @param {{[k: string]: string}} row @param {string} place @returns {Reading['values']} */
function valuesOf(row, place) {
  /** @param {string} name @param {(number: number) => Reading['values']} value */
  const optional = (name, value) =>
    row[name] === '' ? [] : [value(parseNumber(row[name], place))];
  return Object.assign(
    {samplesCollected: nonNegative(row.samples, place)},
    ...optional('user_cpu_s', (s) => ({cpuUserS: s})),
    ...optional('sys_cpu_s', (s) => ({cpuSystemS: s})),
    ...optional('rss_kb', (kb) => ({memoryMb: {peak: (kb * BYTES_PER_KB) / MB}})),
    ...optional('output_size_b', (bytes) => ({outputBytes: bytes})),
  );
}

/** @param {{[k: string]: string}} parts @param {string} place */
function identityOf({workload, profiler}, place) {
  if (!PROFILERS.includes(profiler)) {
    throw new Refusal('profiler-unknown', {place, value: profiler, allowed: PROFILERS});
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(workload))
    throw new Refusal('id-unusable', {place, value: workload});
  return {workload, profiler};
}
