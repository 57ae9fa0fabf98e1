import {csvRows} from '../parse/csv.ts';
import {nonNegative, parseNumber} from '../parse/number.ts';
import {omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Reader} from '../tools.ts';
import type {Said, Values} from '../types.ts';

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
} satisfies Reader;

function readRow(cells: string[], place: string): Said {
  const died = isOfDeadTarget(cells);
  if (cells.length !== COLUMNS.length && !died) {
    throw new Refusal('row-columns', {place, value: cells.join(','), expected: COLUMNS.length});
  }
  const row = Object.fromEntries(COLUMNS.map((name, index) => [name, cells[index]]));
  const subject = subjectOf(row, place);
  return died ? {...subject, ...TARGET_DIED} : {...subject, values: valuesOf(row, place)};
}

/** Where the process to be profiled has died, the script writes nine cells, of which the last five are 0. */
function isOfDeadTarget(cells: string[]) {
  return cells.length === COLUMNS.length - 1 && cells.slice(4).every((cell) => cell === '0');
}

const TARGET_DIED: Said = {
  status: 'failed',
  omitted: omissions('run-given-up', 'samplesCollected', 'cpuUserS', 'cpuSystemS'),
};

function subjectOf(row: {[k: string]: string}, place: string): Said {
  const {workload, profiler} = identityOf(row, place);
  const rateHz = nonNegative(row.rate_hz, place);
  return {
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

function valuesOf(row: {[k: string]: string}, place: string): Values {
  const optional = (name: string, value: (number: number) => Values) =>
    row[name] === '' ? [] : [value(parseNumber(row[name], place))];
  return Object.assign(
    {samplesCollected: nonNegative(row.samples, place)},
    ...optional('user_cpu_s', (s) => ({cpuUserS: s})),
    ...optional('sys_cpu_s', (s) => ({cpuSystemS: s})),
    ...optional('rss_kb', (kb) => ({memoryMb: {peak: (kb * BYTES_PER_KB) / MB}})),
    ...optional('output_size_b', (bytes) => ({outputBytes: bytes})),
  );
}

function identityOf({workload, profiler}: {[k: string]: string}, place: string) {
  if (!PROFILERS.includes(profiler)) {
    throw new Refusal('profiler-unknown', {place, value: profiler, allowed: PROFILERS});
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(workload))
    throw new Refusal('id-unusable', {place, value: workload});
  return {workload, profiler};
}
