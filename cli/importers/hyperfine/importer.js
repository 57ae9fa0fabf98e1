// @ts-check
import {parseJson} from '../parse/json.js';
import {jsonPath, member} from '../parse/shape.js';
import {emptyReading} from '../reading.js';
import {Refusal} from '../refusal.js';

/** @import {Reading} from '../types.js' */

const MS_PER_S = 1000;

/**
 * hyperfine 1, `--export-json`: one reading a command, its `times` as repeats.
 * https://github.com/sharkdp/hyperfine#export-results
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['json'],
  async read(source) {
    const report = parseJson(await source.text());
    const results = member(report, ['results'], 'array');
    if (results.length === 0) throw new Refusal('no-requests', {place: '$.results'});
    return results.map((_, index) => readCommand(report, index));
  },
};

/** @param {unknown} report @param {number} index @returns {Reading} */
function readCommand(report, index) {
  const path = ['results', index];
  const failures = failuresOf(report, path);
  const times = member(report, [...path, 'times'], 'array');
  if (times.length === 0) throw new Refusal('no-requests', {place: jsonPath([...path, 'times'])});
  const wallMs = times.map((_, at) => member(report, [...path, 'times', at], 'number') * MS_PER_S);
  /** @param {string} name */
  const seconds = (name) => member(report, [...path, name], 'number');
  const shared = {
    ...emptyReading(),
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
 * @param {number[]} wallMs
 * @param {unknown[]} codes exit codes of the same runs
 * @returns {Pick<Reading, 'values' | 'repeats' | 'omitted' | 'status'>}
 */
function withoutFailures(wallMs, codes) {
  const good = wallMs.filter((_, at) => codes[at] === 0);
  const lost = ['cpuUserS', 'cpuSystemS', ...(good.length > 0 ? [] : ['wallMs'])];
  const omitted = lost.map((value) => ({value, reason: 'runs-failed'}));
  return good.length > 0
    ? {values: {wallMs: {values: good}}, repeats: good.length, omitted}
    : {values: {}, status: 'failed', omitted};
}

/**
 * @param {unknown} report
 * @param {(string | number)[]} path
 * @returns {{codes: unknown[], first?: NonNullable<Reading['failures']>}} the first failure with its place, if there is one
 */
function failuresOf(report, path) {
  const codes = member(report, [...path, 'exit_codes'], 'array');
  const at = codes.findIndex((code) => code !== 0);
  if (at < 0) return {codes};
  const place = jsonPath([...path, 'exit_codes', at]);
  const failed = codes.filter((code) => code !== 0).length;
  // null stands for a command that a signal ended
  return {codes, first: {place, code: Number(codes[at] ?? -1), failed, of: codes.length}};
}
