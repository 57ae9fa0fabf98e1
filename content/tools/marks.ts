import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Mark} from './recognise.ts';

/** Folder of the importers, each in the folder of its tool. */
const IMPORTERS = 'cli/importers';

/**
 * Marks of all tools: patterns by which the start of a file tells for sure which tool wrote it. An importer brings its
 * own, as mark.json in its folder. They only make a refusal more helpful: what a file is, is said by the person who
 * imports it.
 *
 * @param root folder of the repository
 * @returns in the order of the tools' names
 */
export function toolMarks(root: string): Mark[] {
  return readdirSync(join(root, IMPORTERS))
    .map((tool) => ({tool, file: join(root, IMPORTERS, tool, 'mark.json')}))
    .filter(({file}) => existsSync(file))
    .map(({tool, file}) => ({tool, ...JSON.parse(readFileSync(file, 'utf8'))}))
    .sort((a, b) => (a.tool < b.tool ? -1 : 1));
}
