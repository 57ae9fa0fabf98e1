// @ts-check
import {readTechEmpower} from './run.js';
import {Refusal} from '../refusal.js';

/** Tests of a run that are benchmarks; the others in `rawData` count lines and commits. */
const TESTS = ['json', 'plaintext', 'db', 'query', 'fortune', 'update', 'cached_query'];

/**
 * A whole run of TechEmpower's Framework Benchmarks (`results.json`), one test of it at a time (`--test db`).
 * https://github.com/TechEmpower/FrameworkBenchmarks/wiki
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['run'],
  options: ['test', 'language'],
  async read(source, context = {}) {
    const {test = '', language = 'php'} = context;
    if (!TESTS.includes(test)) {
      throw new Refusal('option-missing', {value: context.test, option: '--test', allowed: TESTS});
    }
    return readTechEmpower(await source.text(), test, language.toLowerCase());
  },
};
