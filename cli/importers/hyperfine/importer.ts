import {parseJson} from '../parse/json.ts';
import {jsonPath, member} from '../parse/shape.ts';
import {omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Reader} from '../tools.ts';
import type {Reading, Said} from '../types.ts';

const MS_PER_S = 1000;

/**
 * hyperfine 1, `--export-json`: one reading a command, its `times` as repeats.
 * https://github.com/sharkdp/hyperfine#export-results
 */
export default {
  formats: ['json'],
  async read(source) {
    const report = parseJson(await source.text());
    const results = member(report, ['results'], 'array');
    if (results.length === 0) throw new Refusal('no-requests', {place: '$.results'});
    return results.map((_, index) => readCommand(report, index));
  },
} satisfies Reader;

function readCommand(report: unknown, index: number): Said {
  const path = ['results', index];
  const failures = failuresOf(report, path);
  const times = member(report, [...path, 'times'], 'array');
  if (times.length === 0) throw new Refusal('no-requests', {place: jsonPath([...path, 'times'])});
  const wallMs = times.map((_, at) => member(report, [...path, 'times', at], 'number') * MS_PER_S);
  const seconds = (name: string) => member(report, [...path, name], 'number');
  const shared = {
    id: `command-${index + 1}`,
    notes: [`Command: ${member(report, [...path, 'command'], 'string')}`],
  };
  if (failures.first === undefined) {
    const cpu = {cpuUserS: seconds('user'), cpuSystemS: seconds('system')};
    return {...shared, values: {wallMs: {values: wallMs}, ...cpu}, repeats: wallMs.length};
  }
  return {...shared, ...withoutFailures(wallMs, failures.codes), failures: failures.first};
}

/**
 * With `--ignore-failure` hyperfine times commands that failed: quick failures would look like speed, so only the other
 * times are kept. Its CPU times are means over all runs.
 *
 * @param codes exit codes of the same runs
 */
function withoutFailures(wallMs: number[], codes: unknown[]): Said {
  const good = wallMs.filter((_, at) => codes[at] === 0);
  return good.length > 0
    ? {
        values: {wallMs: {values: good}},
        repeats: good.length,
        omitted: omissions('runs-failed', 'cpuUserS', 'cpuSystemS'),
      }
    : {status: 'failed', omitted: omissions('runs-failed', 'cpuUserS', 'cpuSystemS', 'wallMs')};
}

/** @returns the first failure with its place, if there is one */
function failuresOf(
  report: unknown,
  path: (string | number)[],
): {codes: unknown[]; first?: NonNullable<Reading['failures']>} {
  const codes = member(report, [...path, 'exit_codes'], 'array');
  const at = codes.findIndex((code) => code !== 0);
  if (at < 0) return {codes};
  const place = jsonPath([...path, 'exit_codes', at]);
  const failed = codes.filter((code) => code !== 0).length;
  // null stands for a command that a signal ended
  return {codes, first: {place, code: Number(codes[at] ?? -1), failed, of: codes.length}};
}
