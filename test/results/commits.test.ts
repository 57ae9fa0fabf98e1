import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

// A commit that was rebased away is a link that leads nowhere, and code of a measurement that can't be looked at.
const git = (...args) => execFileSync('git', args, {encoding: 'utf8', stdio: 'pipe'}).trim();

/** The first commit: a history without it is another one, or a part. */
const FIRST = '94c6cb5b7d34cdd8d40173a343eaa744daad3abc';

/** All commits that lead to this one; null where they aren't here: an archive, a shallow clone, a copy begun anew. */
function historyIfAny() {
  try {
    const commits = git('log', '--format=%H').split('\n');
    return commits.includes(FIRST) ? commits : null;
  } catch {
    return null;
  }
}

const history = historyIfAny();
const isKnown = (commit) => history.some((one) => one.startsWith(commit));

test.skipIf(!history)('corrections name commits of this history', () => {
  const {corrections} = JSON.parse(readFileSync('static/data/corrections.json', 'utf8'));
  const named = corrections.filter(({commit}) => commit);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({commit}) => !isKnown(commit)).map(({id}) => id)).toEqual([]);
});

test.skipIf(!history)('our own results were made by code of this history', () => {
  const root = 'static/data/results';
  const versions = readdirSync(root, {recursive: true})
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(join(root, name), 'utf8')).origin?.harness])
    .filter(([, harness]) => /^[0-9a-f]{7,40}$/.test(harness?.version ?? ''));
  expect(versions.length).toBeGreaterThan(3);
  const lost = versions.filter(([, {version}]) => !isKnown(version));
  expect(lost.map(([name]) => name)).toEqual([]);
});
