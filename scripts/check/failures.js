// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Lines of a message that are printed again: what was expected and what came stand in the first. */
const LINES = 12;

/**
 * The tests that failed in a stage, to be printed again at the end: of a long log often only the end is kept.
 * @typedef {{where: string, test: string, message: string}} FailedTest
 * @param {{report?: string}} stage
 * @returns {FailedTest[]} None where the stage has no report.
 */
export function failuresOf({report}) {
  if (!report || !existsSync(report)) return [];
  const content = JSON.parse(readFileSync(report, 'utf8'));
  return 'suites' in content ? ofPlaywright(content.suites) : ofVitest(content.testResults ?? []);
}

/**
 * @typedef {{status: string, fullName: string, failureMessages?: string[]}} Assertion
 * @param {{name: string, status?: string, message?: string, assertionResults: Assertion[]}[]} files
 * @returns {FailedTest[]}
 */
function ofVitest(files) {
  return files.flatMap(({name, status, message = '', assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [
        {
          where: relative('.', name),
          test: '(the file could not be run)',
          message: beginOf(message),
        },
      ];
    return failed.map(({fullName, failureMessages = []}) => ({
      where: relative('.', name),
      test: fullName,
      message: beginOf(failureMessages.at(-1) ?? ''),
    }));
  });
}

/**
 * @typedef {{ok: boolean, title: string, tests: {projectName: string, status: string,
 *   results: {error?: {message?: string}}[]}[]}} Spec
 * @typedef {{title: string, file?: string, specs?: Spec[], suites?: Suite[]}} Suite
 * @param {Suite[]} suites
 * @returns {FailedTest[]}
 */
function ofPlaywright(suites) {
  return suites.flatMap(({file = '', specs = [], suites: inner = []}) => [
    ...specs.flatMap(({title, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected')
        .map(({projectName, results}) => ({
          where: `${file} (${projectName})`,
          test: title,
          message: beginOf(results.at(-1)?.error?.message ?? ''),
        })),
    ),
    ...ofPlaywright(inner),
  ]);
}

/** @param {string} message */
function beginOf(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, LINES)
    .join('\n')
    .trimEnd();
}
