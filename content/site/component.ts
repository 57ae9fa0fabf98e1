import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A version of the web component that stays as it is, at an address of its own. */
export interface KeptComponent {
  /** hash of the file, and its folder's name */
  id: string;
  /** as a page states it that takes no other file */
  integrity: string;
  keptOn: string;
}

/** Folder of the kept versions, below the site's root. */
const FOLDER = 'component';

/** Its list, the newest last. */
export const COMPONENTS = `static/${FOLDER}/versions.json`;

/** Where a kept version stands, below the site's root. */
export const addressOfComponent = ({id}: Pick<KeptComponent, 'id'>): string =>
  `${FOLDER}/${id}/benchmark-figure.js`;

/** @param root folder of the repository */
export const keptComponents = (root: string): KeptComponent[] =>
  JSON.parse(readFileSync(join(root, COMPONENTS), 'utf8'));

/**
 * The version that codes to copy name.
 *
 * @throws {Error} if none is kept
 */
export function newestComponent(root: string): KeptComponent {
  const newest = keptComponents(root).at(-1);
  if (newest) return newest;
  throw new Error(`${COMPONENTS} names no version: run \`npm run component:keep\`.`);
}

/** What a file is called by, and held to. */
export const identityOf = (file: Uint8Array): Pick<KeptComponent, 'id' | 'integrity'> => ({
  id: createHash('sha256').update(file).digest('hex').slice(0, 10),
  integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
});
