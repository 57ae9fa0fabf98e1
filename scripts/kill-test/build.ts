import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {runToEnd} from './trial.ts';
import {changedPaths, copyOf, readFiles, runUndisturbed, writeSite} from './whole-files.ts';
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
  rmSync(join(root, 'build'), {recursive: true, force: true});
  writeSite(join(root, 'build'), 'of before');
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
  const isAlone = left.length === 0;
  const sound = (where: string): Look => ({where, faults: []});
  if (changedPaths(now, after).length === 0)
    return sound(isAlone ? 'new site in place' : 'new site in place, old one aside');
  if (changedPaths(now, before).length === 0)
    return sound(isAlone ? 'before building' : 'half built beside the old site');
  const isBetween =
    now.size === 0 && left.filter((name) => /-(new|earlier)\./u.test(name)).length === 2;
  if (isBetween) return sound('between taking away and putting in place');
  const fault = `build/ is neither the old nor the new site: ${now.size} files`;
  return {where: 'half a site', faults: [fault]};
}
