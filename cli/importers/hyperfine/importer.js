// @ts-check
import {parseJson} from '../parse/json.js';
import {jsonPath, member} from '../parse/shape.js';
import {emptyReading} from '../reading.js';
import {Refusal} from '../refusal.js';

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

/** @param {unknown} report @param {number} index */
function readCommand(report, index) {
  const path = ['results', index];
  refuseFailures(report, path);
  const times = member(report, [...path, 'times'], 'array');
  if (times.length === 0) throw new Refusal('no-requests', {place: jsonPath([...path, 'times'])});
  const wallMs = times.map((_, at) => member(report, [...path, 'times', at], 'number') * MS_PER_S);
  /** @param {string} name */
  const seconds = (name) => member(report, [...path, name], 'number');
  return {
    ...emptyReading(),
    id: `command-${index + 1}`,
    values: {wallMs: {values: wallMs}, cpuUserS: seconds('user'), cpuSystemS: seconds('system')},
    repeats: wallMs.length,
    notes: [`Command: ${member(report, [...path, 'command'], 'string')}`],
  };
}

/**
 * With `--ignore-failure` hyperfine times commands that failed: quick failures would look like speed.
 *
 * @param {unknown} report
 * @param {(string | number)[]} path
 */
function refuseFailures(report, path) {
  const codes = member(report, [...path, 'exit_codes'], 'array');
  codes.forEach((code, at) => {
    if (code !== 0) {
      throw new Refusal('command-failed', {
        place: jsonPath([...path, 'exit_codes', at]),
        value: code,
      });
    }
  });
}
