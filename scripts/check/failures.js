// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {flakyOfVitest} from './count.js';

/** Lines of a message that are printed again: what was expected and what came stand in the first. */
const LINES = 12;

/**
 * The tests that failed in a stage, to be printed again at the end: of a long log often only the end is kept.
 * @typedef {{where: string, test: string, message: string}} FailedTest
 * @param {{report?: string}} stage
 * @returns {FailedTest[]} None where the stage has no report.
 */
export function failuresOf({report}) {
  const content = read(report);
  return 'suites' in content
    ? inSuites(content.suites, 'unexpected').map(({where, test, results}) => ({
        where,
        test,
        message: beginOf(results.at(-1)?.error?.message ?? ''),
      }))
    : ofVitest(content.testResults ?? []);
}

/**
 * The tests of a stage that failed before they passed.
 * @param {{report?: string}} stage
 * @returns {{where: string, test: string, tries: number, message: string}[]} `message`: of the last try that failed
 */
export function flakyOf({report}) {
  const content = read(report);
  if ('suites' in content)
    return inSuites(content.suites, 'flaky').map(({where, test, results}) => ({
      where,
      test,
      tries: results.length,
      message: beginOf(results.findLast(({error}) => error)?.error?.message ?? ''),
    }));
  return flakyOfVitest(/** @type {File[]} */ (content.testResults)).map(({file, test, tries}) => ({
    where: relative('.', file.name),
    test: test.fullName,
    tries,
    message: beginOf(test.failureMessages?.at(-1) ?? ''),
  }));
}

/** @param {string | undefined} report @returns {Record<string, any>} content of a JSON report, whose form its tool knows */
function read(report) {
  return report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

/**
 * @typedef {{status: string, fullName: string, failureMessages?: string[]}} Assertion
 * @typedef {{name: string, status?: string, message?: string, assertionResults: Assertion[]}} File
 * @param {File[]} files
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
 * @param {'unexpected' | 'flaky'} wanted
 * @returns {{where: string, test: string, results: {error?: {message?: string}}[]}[]}
 */
function inSuites(suites, wanted) {
  return suites.flatMap(({file = '', specs = [], suites: inner = []}) => [
    ...specs.flatMap(({title, tests}) =>
      tests
        .filter(({status}) => status === wanted)
        .map(({projectName, results}) => ({
          where: `${file} (${projectName})`,
          test: title,
          results,
        })),
    ),
    ...inSuites(inner, wanted),
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
