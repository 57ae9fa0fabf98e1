import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {countOf} from './count.js';

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'count-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

function reportOf(content) {
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(content));
  return {report};
}

test('a stage without a report is one test', () => {
  expect(countOf({}, true)).toEqual({passed: 1, failed: 0});
  expect(countOf({}, false)).toEqual({passed: 0, failed: 1});
});

test("reads Vitest's and Playwright's counts", () => {
  const vitest = reportOf({numPassedTests: 7, numFailedTests: 2});
  expect(countOf(vitest, false)).toEqual({passed: 7, failed: 2});
  const playwright = reportOf({stats: {expected: 5, flaky: 1, unexpected: 0, skipped: 3}});
  expect(countOf(playwright, true)).toEqual({passed: 6, failed: 0});
});

test('a stage that fails without a failed test is a failure all the same', () => {
  expect(countOf({report: path.join(folder, 'missing.json')}, false).failed).toBe(1);
  expect(countOf(reportOf({numPassedTests: 7, numFailedTests: 0}), false)).toEqual({
    passed: 7,
    failed: 1,
  });
});
