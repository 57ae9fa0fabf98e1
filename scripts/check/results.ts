import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** A command without a report ends with this code when the machine lacks what it needs: nothing passed, nothing failed. */
export const SKIPPED_STATUS = 77;

/** Lines of a message that are printed again: what was expected and what came stand in the first. */
const LINES = 12;

/** `flaky`: it failed before it passed, and is neither passed nor failed */
type End = 'passed' | 'failed' | 'flaky' | 'skipped';

export type Counts = Record<End, number>;

/** `message`: of the last try that failed */
export type EndedTest = {where: string; test: string; end: End; tries: number; message: string};

export type StageResults = {counts: Counts; failures: EndedTest[]; flaky: EndedTest[]};

/**
 * How the tests of a stage ended. Those that failed are printed again at the end: of a long log often only the end is kept.
 *
 * @param report Vitest's or Playwright's, as JSON; a stage without one is a single test
 * @param ended `succeeded`: its command ended well; `isSkipped`: it said that there was nothing it could do here
 * @returns a stage that fails without a failed test counts as one failure
 */
export function resultsOf(
  report: string | undefined,
  {succeeded, isSkipped = false}: {succeeded: boolean; isSkipped?: boolean},
): StageResults {
  const tests =
    report && existsSync(report) ? testsIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const ending = (end: End) => tests.filter((test) => test.end === end);
  const [failures, flaky] = [ending('failed'), ending('flaky')];
  const counts = {
    passed: ending('passed').length + (succeeded && !isSkipped && !report ? 1 : 0),
    failed: succeeded ? failures.length : Math.max(1, failures.length),
    flaky: flaky.length,
    skipped: ending('skipped').length + (isSkipped ? 1 : 0),
  };
  return {counts, failures, flaky};
}

const testsIn = (report: {suites?: Suite[]; testResults?: File[]}): EndedTest[] =>
  report.suites
    ? report.suites.flatMap(ofPlaywright)
    : (report.testResults ?? []).flatMap(ofVitest);

type Assertion = {status: string; fullName: string; failureMessages?: string[]};
type File = {name: string; status?: string; message?: string; assertionResults: Assertion[]};

function ofVitest({name, status, message = '', assertionResults}: File): EndedTest[] {
  const where = relative('.', name);
  if (assertionResults.length === 0 && status === 'failed') {
    const test = '(the file could not be run)';
    return [{where, test, end: 'failed', tries: 1, message: beginOf(message)}];
  }
  return assertionResults.map(({status: own, fullName, failureMessages: failed = []}) => ({
    ...{where, test: fullName, end: endOf(own, failed.length), tries: failed.length + 1},
    message: beginOf(failed.at(-1) ?? ''),
  }));
}

/** Vitest has no word for a test that passed at a later try: it has passed, and keeps the messages of the tries before. */
function endOf(status: string, failed: number): End {
  if (status === 'passed') return failed > 0 ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

const ENDS: Record<string, End> = {expected: 'passed', unexpected: 'failed', flaky: 'flaky'};

type Spec = {
  title: string;
  tests: {projectName: string; status: string; results: {error?: {message?: string}}[]}[];
};
type Suite = {file?: string; specs?: Spec[]; suites?: Suite[]};

function ofPlaywright({file = '', specs = [], suites = []}: Suite): EndedTest[] {
  const own = specs.flatMap(({title, tests}) =>
    tests.map(({projectName, status, results}) => ({
      ...{where: `${file} (${projectName})`, test: title, end: ENDS[status] ?? 'skipped'},
      tries: results.length,
      message: beginOf(results.findLast(({error}) => error)?.error?.message ?? ''),
    })),
  );
  return [...own, ...suites.flatMap(ofPlaywright)];
}

function beginOf(message: string) {
  const lines = stripVTControlCharacters(message).split('\n');
  const own = lines.filter((line) => !line.includes('/node_modules/'));
  return own.slice(0, LINES).join('\n').trimEnd();
}
