import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {failuresOf, flakyOf} from './failures.ts';

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'failures-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

function reportOf(content) {
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(content));
  return {report};
}

test("names Vitest's failed tests with the last message, without its colours", () => {
  const report = reportOf({
    testResults: [
      {
        name: 'a.test.js',
        status: 'failed',
        assertionResults: [
          {status: 'passed', fullName: 'works'},
          {
            status: 'failed',
            fullName: 'counts samples',
            failureMessages: [
              'first try',
              '\u001b[31mexpected 108 to be greater than 120\u001b[39m',
            ],
          },
        ],
      },
      {name: 'b.test.js', status: 'failed', message: 'no such module', assertionResults: []},
    ],
  });
  expect(failuresOf(report)).toEqual([
    {where: 'a.test.js', test: 'counts samples', message: 'expected 108 to be greater than 120'},
    {where: 'b.test.js', test: '(the file could not be run)', message: 'no such module'},
  ]);
});

test("names Playwright's failed tests of every depth with their view, and no flaky one", () => {
  const spec = (title, status, message) => ({
    title,
    tests: [{projectName: 'en phone', status, results: [{error: {message}}]}],
  });
  const inner = {file: 'x.spec.js', specs: [spec('deep', 'unexpected', 'too wide')]};
  const suites = [{file: 'x.spec.js', specs: [spec('flaky one', 'flaky')], suites: [inner]}];
  expect(failuresOf(reportOf({suites, stats: {}}))).toEqual([
    {where: 'x.spec.js (en phone)', test: 'deep', message: 'too wide'},
  ]);
});

test('names tests that passed at a later try, with their tries and what went wrong before', () => {
  const flaky = {
    title: 'opens',
    tests: [
      {projectName: 'ru', status: 'flaky', results: [{error: {message: 'too late'}}, {}]},
      {projectName: 'en', status: 'expected', results: [{}]},
    ],
  };
  const suites = [{file: 'x.spec.js', specs: [flaky]}];
  expect(flakyOf(reportOf({suites, stats: {}}))).toEqual([
    {where: 'x.spec.js (ru)', test: 'opens', tries: 2, message: 'too late'},
  ]);
  const assertionResults = [
    {status: 'passed', fullName: 'is quick', failureMessages: ['was slow', 'was slower']},
    {status: 'passed', fullName: 'is right', failureMessages: []},
  ];
  expect(flakyOf(reportOf({testResults: [{name: 'a.test.js', assertionResults}]}))).toEqual([
    {where: 'a.test.js', test: 'is quick', tries: 3, message: 'was slower'},
  ]);
});

test('a stage without a report, or whose report is missing, names none', () => {
  expect(failuresOf({})).toEqual([]);
  expect(flakyOf({})).toEqual([]);
  expect(failuresOf({report: path.join(folder, 'missing.json')})).toEqual([]);
});
