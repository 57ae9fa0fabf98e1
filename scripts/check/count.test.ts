import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {countOf} from './count.ts';

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

const NONE = {passed: 0, failed: 0, flaky: 0, skipped: 0};
const well = {succeeded: true};
const badly = {succeeded: false};

test('a stage without a report is one test', () => {
  expect(countOf({}, well)).toEqual({...NONE, passed: 1});
  expect(countOf({}, badly)).toEqual({...NONE, failed: 1});
  expect(countOf({}, {succeeded: true, isSkipped: true})).toEqual({...NONE, skipped: 1});
});

test("reads Vitest's counts; what passed at a later try is flaky", () => {
  const assertionResults = [
    {status: 'passed', failureMessages: []},
    {status: 'passed', failureMessages: ['first', 'second']},
    {status: 'failed', failureMessages: ['first']},
  ];
  const report = reportOf({
    ...{numPassedTests: 7, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1},
    testResults: [{assertionResults}],
  });
  expect(countOf(report, badly)).toEqual({passed: 6, failed: 2, flaky: 1, skipped: 4});
});

test("reads Playwright's counts; a flaky test has not passed", () => {
  const report = reportOf({stats: {expected: 5, flaky: 1, unexpected: 0, skipped: 3}});
  expect(countOf(report, well)).toEqual({passed: 5, failed: 0, flaky: 1, skipped: 3});
});

test('a stage that fails without a failed test is a failure all the same', () => {
  expect(countOf({report: path.join(folder, 'missing.json')}, badly).failed).toBe(1);
  expect(countOf(reportOf({numPassedTests: 7, numFailedTests: 0}), badly)).toEqual({
    ...NONE,
    passed: 7,
    failed: 1,
  });
});
