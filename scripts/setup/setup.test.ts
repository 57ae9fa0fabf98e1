import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {staleness} from './dependencies.js';
import {nodeProblem} from './node-version.js';

let root;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'setup-'));
});
afterAll(() => rmSync(root, {recursive: true}));

function lock(packages) {
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({packages}));
}

test('packages are stale when missing, when a version differs, and not for another platform', () => {
  lock({
    '': {},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/b': {version: '2', optional: true},
  });
  expect(staleness(root)).toBe('node_modules is missing');
  mkdirSync(path.join(root, 'node_modules'));
  const installed = path.join(root, 'node_modules/.package-lock.json');
  writeFileSync(installed, JSON.stringify({packages: {'node_modules/a': {version: '1.0.0'}}}));
  expect(staleness(root)).toBe('');
  writeFileSync(installed, JSON.stringify({packages: {'node_modules/a': {version: '0.9.0'}}}));
  expect(staleness(root)).toMatch(/1 packages differ .*\(a…\)/);
});

test('Node is refused below 20.19 only', () => {
  expect(nodeProblem('20.18.3')).toContain('20.18.3');
  expect(nodeProblem('18.20.0')).toContain('20.19');
  for (const good of ['20.19.0', '22.1.0', '24.0.0']) expect(nodeProblem(good)).toBe('');
});
