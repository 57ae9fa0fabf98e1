// @ts-check
import {existsSync, readFileSync} from 'node:fs';

/**
 * How many tests passed and failed in a stage.
 * @param {{report?: string}} stage
 * @param {boolean} succeeded Whether its command ended with 0.
 * @returns {{passed: number, failed: number}} A stage that failed without a failed test counts as one failure.
 */
export function countOf({report}, succeeded) {
  const counts = report && existsSync(report) ? read(report) : {passed: 0, failed: 0};
  const own = succeeded
    ? {passed: report ? 0 : 1, failed: 0}
    : {passed: 0, failed: counts.failed > 0 ? 0 : 1};
  return {passed: counts.passed + own.passed, failed: counts.failed + own.failed};
}

/** @param {string} file Vitest's or Playwright's JSON report. */
function read(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const {expected, flaky, unexpected} = report.stats;
    return {passed: expected + flaky, failed: unexpected};
  }
  return {passed: report.numPassedTests, failed: report.numFailedTests};
}
