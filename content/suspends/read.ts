import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {memoizeByStamp} from '../memoize.ts';
import {filesUnder, stampOf} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import {RUNTIMES} from './table.ts';
import type {Measured} from '../../lib/suspends/types.ts';

/** a file, and what it says */
export type SuspendsFile = {file: string; measured: Measured};

/** Paths of all files that say what suspends, from the root, with forward slashes, sorted. */
export const suspendsFiles = (root: string) => filesUnder(root, FOLDERS.suspends, /\.json$/);

/**
 * What was measured, in the order in which pages name runtimes, of each the newest version first. That the files fit their
 * schema, their check sees to.
 *
 * @throws {SyntaxError} if one is not JSON
 */
export const readSuspends = memoizeByStamp(
  (root: string) => stampOf(root, suspendsFiles(root)),
  (root): SuspendsFile[] =>
    suspendsFiles(root)
      .map((file) => ({file, measured: JSON.parse(readFileSync(join(root, file), 'utf8'))}))
      .sort((a, b) => byRuntime(a.measured, b.measured)),
);

const byRuntime = (a: Measured, b: Measured) =>
  RUNTIMES.indexOf(a.runtime) - RUNTIMES.indexOf(b.runtime) ||
  b.version.localeCompare(a.version, 'en', {numeric: true});
