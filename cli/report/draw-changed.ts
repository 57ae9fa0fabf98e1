import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fingerprintIn, pictureFile} from '../../content/figures/pictures.ts';
import {ORIGINAL} from '../../content/languages.ts';
import {readIfThere} from '../../content/site/files.ts';
import {linkPackages} from './base-folder.ts';
import type {State} from '../../content/effects/state.ts';

/** Nothing of these is needed to draw. */
const LEFT_OUT = ['.git', 'node_modules', 'build', '.docusaurus', 'test-results'];

/** `packages` is the folder with the installed packages */
export type Drawing = {
  locale: string;
  packages: string;
  draw: (root: string, ids: readonly string[]) => Promise<{good: boolean}>;
};

/**
 * Pictures of figures as the data of a state give them, drawn where the state's own pictures are of other numbers.
 *
 * @param root folder of the state; nothing in it is changed
 * @param ids of figures
 * @returns SVG by id; a figure that can't be drawn is not in it
 */
export async function picturesOfState(
  root: string,
  state: State,
  ids: readonly string[],
  {locale, packages, draw}: Drawing,
): Promise<Map<string, string>> {
  const known = ids.filter((id) => state.figures.has(id));
  const stale = known.filter(
    (id) => fingerprintIn(root, pictureFile(id, ORIGINAL)) !== state.figures.get(id)?.fingerprint,
  );
  const fresh = known.filter((id) => !stale.includes(id));
  const kept = picturesIn(root, fresh, locale);
  const drawn = stale.length > 0 ? await drawCopy(root, stale, {locale, packages, draw}) : [];
  return new Map([...kept, ...drawn]);
}

/** @returns of those that there are */
function picturesIn(root: string, ids: string[], locale: string): [id: string, svg: string][] {
  return ids.flatMap((id) => {
    const svg = readIfThere(join(root, pictureFile(id, locale)));
    return svg ? [[id, svg]] : [];
  });
}

async function drawCopy(root: string, ids: string[], {locale, packages, draw}: Drawing) {
  const copy = mkdtempSync(join(tmpdir(), 'report-drawn-'));
  try {
    cpSync(root, copy, {recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path))});
    linkPackages(packages, copy);
    const {good} = await draw(copy, ids);
    return good ? picturesIn(copy, ids, locale) : [];
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}
