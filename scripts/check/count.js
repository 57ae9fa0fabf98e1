// @ts-check
import {existsSync, readFileSync} from 'node:fs';

/** A command without a report ends with this code when the machine lacks what it needs: nothing passed, nothing failed. */
export const SKIPPED_STATUS = 77;

/**
 * @typedef {object} Counts
 * @property {number} passed at the first try
 * @property {number} failed
 * @property {number} flaky that failed before they passed: neither passed nor failed
 * @property {number} skipped
 */

/** @type {Counts} */
const NONE = {passed: 0, failed: 0, flaky: 0, skipped: 0};

/**
 * How many tests of a stage ended how.
 * @param {{report?: string}} stage
 * @param {{succeeded: boolean, isSkipped?: boolean}} ended `succeeded`: its command ended well; `isSkipped`: it said that
 *   there was nothing it could do here
 * @returns {Counts} A stage that failed without a failed test counts as one failure.
 */
export function countOf({report}, {succeeded, isSkipped = false}) {
  if (isSkipped) return {...NONE, skipped: 1};
  const counts = report && existsSync(report) ? read(report) : NONE;
  if (!succeeded) return {...counts, failed: Math.max(1, counts.failed)};
  return report ? counts : {...counts, passed: 1};
}

/** @param {string} file Vitest's or Playwright's JSON report. @returns {Counts} */
function read(file) {
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
 * @template {{assertionResults: {status: string, failureMessages?: string[]}[]}} File
 * @param {File[]} [files]
 * @returns {{file: File, test: File['assertionResults'][number], tries: number}[]}
 */
export function flakyOfVitest(files = []) {
  return files.flatMap((file) =>
    file.assertionResults
      .filter(({status, failureMessages = []}) => status === 'passed' && failureMessages.length > 0)
      .map((test) => ({file, test, tries: (test.failureMessages ?? []).length + 1})),
  );
}
