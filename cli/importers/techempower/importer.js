// @ts-check
import {readTechEmpower} from './run.js';
import {Refusal} from '../refusal.js';

/** Tests of a run that are benchmarks; the others in `rawData` count lines and commits. */
const TESTS = ['json', 'plaintext', 'db', 'query', 'fortune', 'update', 'cached_query'];

/**
 * A whole run of TechEmpower's Framework Benchmarks (`results.json`), one test of it at a time (`--test db`).
 * https://github.com/TechEmpower/FrameworkBenchmarks/wiki
 */
export default {
  formats: ['run'],
  options: ['test', 'language'],
  async read(source, context = {}) {
    if (!TESTS.includes(context.test)) {
      throw new Refusal('option-missing', {value: context.test, option: '--test', allowed: TESTS});
    }
    return readTechEmpower(
      await source.text(),
      context.test,
      (context.language ?? 'php').toLowerCase(),
    );
  },
};
