import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {resultsOf} from './results.ts';

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'results-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

function reportOf(content) {
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(content));
  return report;
}

const NONE = {passed: 0, failed: 0, flaky: 0, skipped: 0};
const well = {succeeded: true};
const badly = {succeeded: false};

test('a stage without a report is one test', () => {
  expect(resultsOf(undefined, well).counts).toEqual({...NONE, passed: 1});
  expect(resultsOf(undefined, badly).counts).toEqual({...NONE, failed: 1});
  const skipped = resultsOf(undefined, {succeeded: true, isSkipped: true});
  expect(skipped.counts).toEqual({...NONE, skipped: 1});
});

test('a stage that fails without a failed test is a failure all the same', () => {
  const missing = path.join(folder, 'missing.json');
  expect(resultsOf(missing, badly).counts.failed).toBe(1);
  expect(resultsOf(missing, badly).failures).toEqual([]);
  const good = {name: 'a.test.js', assertionResults: [{status: 'passed', fullName: 'works'}]};
  expect(resultsOf(reportOf({testResults: [good]}), badly).counts).toEqual({
    ...{...NONE, passed: 1, failed: 1},
  });
});

test("reads Vitest's report: the last message without its colours, and what passed at a later try is flaky", () => {
  const assertionResults = [
    {status: 'passed', fullName: 'works'},
    {status: 'passed', fullName: 'is quick', failureMessages: ['was slow', 'was slower']},
    {
      status: 'failed',
      fullName: 'counts samples',
      failureMessages: ['first try', '\u001b[31mexpected 108 to be greater than 120\u001b[39m'],
    },
    {status: 'pending', fullName: 'needs PHP'},
    {status: 'todo', fullName: 'is written later'},
  ];
  const report = reportOf({
    testResults: [
      {name: 'a.test.js', status: 'failed', assertionResults},
      {name: 'b.test.js', status: 'failed', message: 'no such module', assertionResults: []},
    ],
  });
  const {counts, failures, flaky} = resultsOf(report, badly);
  expect(counts).toEqual({passed: 1, failed: 2, flaky: 1, skipped: 2});
  expect(failures.map(({where, test: name, message}) => [where, name, message])).toEqual([
    ['a.test.js', 'counts samples', 'expected 108 to be greater than 120'],
    ['b.test.js', '(the file could not be run)', 'no such module'],
  ]);
  expect(flaky).toMatchObject([{test: 'is quick', tries: 3, message: 'was slower'}]);
});

test("reads Playwright's report, of every depth, each test with its view", () => {
  const told = (projectName, status, ...messages) => ({
    ...{projectName, status},
    results: messages.map((message) => (message ? {error: {message}} : {})),
  });
  const inner = {
    file: 'x.spec.js',
    specs: [{title: 'deep', tests: [told('en phone', 'unexpected', 'too narrow', 'too wide')]}],
  };
  const specs = [
    {title: 'opens', tests: [told('ru', 'flaky', 'too late', ''), told('en', 'expected', '')]},
    {title: 'prints', tests: [told('en', 'skipped')]},
  ];
  const report = reportOf({suites: [{file: 'x.spec.js', specs, suites: [inner]}], stats: {}});
  const {counts, failures, flaky} = resultsOf(report, badly);
  expect(counts).toEqual({passed: 1, failed: 1, flaky: 1, skipped: 1});
  expect(failures).toMatchObject([
    {where: 'x.spec.js (en phone)', test: 'deep', message: 'too wide'},
  ]);
  expect(flaky).toMatchObject([
    {where: 'x.spec.js (ru)', test: 'opens', tries: 2, message: 'too late'},
  ]);
});
