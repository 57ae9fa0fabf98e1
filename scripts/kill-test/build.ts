import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {runToEnd} from './trial.ts';
import {changedPaths, copyOf, readFiles, runUndisturbed} from './whole-files.ts';
import type {Look, Subject} from './trial.ts';
import type {Files} from './whole-files.ts';

const WRITER = fileURLToPath(new URL('build-writer.ts', import.meta.url));

/**
 * A build over an earlier one.
 *
 * @param project the repository, of which a copy is built; without it a stand-in writes a few hundred files
 * where the bundler would
 */
export async function buildSubject(project?: string): Promise<Subject & {discard: () => void}> {
  const root = project ? copyOf(project) : mkdtempSync(join(tmpdir(), 'kill-build-'));
  const run = {
    command: process.execPath,
    args: project ? ['scripts/site/build-site.ts'] : [WRITER],
    cwd: root,
  };
  const read = () => hashed(readFiles(root, ['build']));
  writeEarlier(root);
  const before = read();
  await runUndisturbed(run);
  const after = read();
  return {
    name: `build (${after.size} files)`,
    prepare: () => writeEarlier(root),
    run,
    watched: () => [root],
    look: () => lookAtBuild(read(), {before, after}, leftIn(root)),
    async settle() {
      // the next build, of which a whole one takes minutes, begins by clearing up: a stand-in does that as well
      const again = await runToEnd({...run, args: [WRITER]});
      return [
        ...(again.status === 0 ? [] : [again.output]),
        ...leftIn(root).map((name) => `${name} is left behind`),
      ];
    },
    discard: () => rmSync(root, {recursive: true, force: true}),
  };
}

/** A site that was built before, as far as a build recognises it. */
function writeEarlier(root: string) {
  const build = join(root, 'build');
  rmSync(build, {recursive: true, force: true});
  for (const folder of ['island-data', 'second']) mkdirSync(join(build, folder), {recursive: true});
  for (const file of [
    'index.html',
    'second/index.html',
    '404.html',
    'sitemap.xml',
    'island-data/a.json',
  ])
    writeFileSync(join(build, file), 'of before');
}

const leftIn = (root: string) => readdirSync(root).filter((name) => name.endsWith('.unfinished'));

const hashed = (files: Files): Files =>
  new Map(
    [...files].map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]),
  );

/** @param left names beside the site */
function lookAtBuild(
  now: Files,
  {before, after}: {before: Files; after: Files},
  left: readonly string[],
): Look {
  if (changedPaths(now, after).length === 0)
    return {
      where: left.length > 0 ? 'new site in place, old one aside' : 'new site in place',
      faults: [],
    };
  if (changedPaths(now, before).length === 0)
    return {
      where: left.length > 0 ? 'half built beside the old site' : 'before building',
      faults: [],
    };
  const isBetween =
    now.size === 0 && left.filter((name) => /-(new|earlier)\./u.test(name)).length === 2;
  if (isBetween) return {where: 'between taking away and putting in place', faults: []};
  return {
    where: 'half a site',
    faults: [`build/ is neither the old nor the new site: ${now.size} files`],
  };
}
