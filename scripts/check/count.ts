import {existsSync, readFileSync} from 'node:fs';

/** A command without a report ends with this code when the machine lacks what it needs: nothing passed, nothing failed. */
export const SKIPPED_STATUS = 77;

export interface Counts {
  /** at the first try */
  passed: number;
  failed: number;
  /** that failed before they passed: neither passed nor failed */
  flaky: number;
  skipped: number;
}

const NONE: Counts = {passed: 0, failed: 0, flaky: 0, skipped: 0};

/**
 * How many tests of a stage ended how.
 *
 * @param ended `succeeded`: its command ended well; `isSkipped`: it said that
 * there was nothing it could do here
 * @returns A stage that failed without a failed test counts as one failure.
 */
export function countOf(
  {report}: {report?: string},
  {succeeded, isSkipped = false}: {succeeded: boolean; isSkipped?: boolean},
): Counts {
  if (isSkipped) return {...NONE, skipped: 1};
  const counts = report && existsSync(report) ? read(report) : NONE;
  if (!succeeded) return {...counts, failed: Math.max(1, counts.failed)};
  return report ? counts : {...counts, passed: 1};
}

/** @param file Vitest's or Playwright's JSON report. */
function read(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const {expected, flaky, unexpected, skipped = 0} = report.stats;
    return {passed: expected, failed: unexpected, flaky, skipped};
  }
  const flaky = flakyOfVitest(report.testResults).length;
  const {numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0} = report;
  return {
    passed: numPassedTests - flaky,
    failed: numFailedTests,
    flaky,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Vitest has no word for a test that passed at a later try: it has passed, and keeps the messages of the tries before.
 */
export function flakyOfVitest<
  File extends {assertionResults: {status: string; failureMessages?: string[]}[]},
>(files: File[] = []): {file: File; test: File['assertionResults'][number]; tries: number}[] {
  return files.flatMap((file) =>
    file.assertionResults
      .filter(({status, failureMessages = []}) => status === 'passed' && failureMessages.length > 0)
      .map((test) => ({file, test, tries: (test.failureMessages ?? []).length + 1})),
  );
}
