import {readTechEmpower} from './run.ts';
import {Refusal} from '../refusal.ts';
import type {Reader} from '../tools.ts';

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
    const {test = '', language = 'php'} = context;
    if (!TESTS.includes(test)) {
      throw new Refusal('option-missing', {value: context.test, option: '--test', allowed: TESTS});
    }
    return readTechEmpower(await source.text(), test, language.toLowerCase());
  },
} satisfies Reader;
