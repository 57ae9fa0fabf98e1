import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {flakyOfVitest} from './count.ts';

/** Lines of a message that are printed again: what was expected and what came stand in the first. */
const LINES = 12;

export type FailedTest = {where: string; test: string; message: string};

/**
 * The tests that failed in a stage, to be printed again at the end: of a long log often only the end is kept.
 *
 * @returns None where the stage has no report.
 */
export function failuresOf({report}: {report?: string}): FailedTest[] {
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
 *
 * @returns `message`: of the last try that failed
 */
export function flakyOf({
  report,
}: {
  report?: string;
}): {where: string; test: string; tries: number; message: string}[] {
  const content = read(report);
  if ('suites' in content)
    return inSuites(content.suites, 'flaky').map(({where, test, results}) => ({
      where,
      test,
      tries: results.length,
      message: beginOf(results.findLast(({error}) => error)?.error?.message ?? ''),
    }));
  return flakyOfVitest(content.testResults as File[]).map(({file, test, tries}) => ({
    where: relative('.', file.name),
    test: test.fullName,
    tries,
    message: beginOf(test.failureMessages?.at(-1) ?? ''),
  }));
}

/** @returns content of a JSON report, whose form its tool knows */
function read(report: string | undefined): Record<string, any> {
  return report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

export type Assertion = {status: string; fullName: string; failureMessages?: string[]};

export type File = {name: string; status?: string; message?: string; assertionResults: Assertion[]};

function ofVitest(files: File[]): FailedTest[] {
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

export type Spec = {
  ok: boolean;
  title: string;
  tests: {projectName: string; status: string; results: {error?: {message?: string}}[]}[];
};

export type Suite = {title: string; file?: string; specs?: Spec[]; suites?: Suite[]};

function inSuites(
  suites: Suite[],
  wanted: 'unexpected' | 'flaky',
): {where: string; test: string; results: {error?: {message?: string}}[]}[] {
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

function beginOf(message: string) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, LINES)
    .join('\n')
    .trimEnd();
}
