import {inTwelveDigits} from '../../lib/quantity/twelve-digits.ts';
import {apiClaims} from './claims.ts';
import {apiCorrections} from './corrections.ts';
import {apiFigures} from './figures.ts';
import {apiResults, apiStudies} from './results.ts';
import type {Site} from '../types.ts';

/** Of the shape, by Semantic Versioning: a field more is a minor version; what would break a program, a major one. */
export const API_VERSION = '1.1.0';

/** Where the interface for programs is, from the site's root. */
export const API = 'api/v1/';

/** Its files without their endings; each has its schema beside it. */
export const API_FILES = ['claims', 'results', 'figures', 'corrections'] as const;

/**
 * All that the interface for programs says.
 *
 * @param root address of the site's root, with a slash at its end
 * @returns contents by name
 */
export async function apiOf(site: Site, root: string) {
  const studies = apiStudies(site, root);
  return {
    claims: headed('claims', {claims: apiClaims(site, root)}, root),
    results: headed('results', {results: apiResults(site, root), studies}, root),
    figures: headed('figures', {figures: await apiFigures(site, root)}, root),
    corrections: headed('corrections', {corrections: apiCorrections(site, root)}, root),
  };
}

/** Entries under what is said of all of them; `updated` is the day of the latest. */
function headed<Entries extends Record<string, {updated: string}[]>>(
  name: (typeof API_FILES)[number],
  entries: Entries,
  root: string,
) {
  const days = Object.values(entries).flatMap((list) => list.map(({updated}) => updated));
  return inTwelveDigits({
    $schema: `${root}${API}${name}.schema.json`,
    version: API_VERSION,
    site: root,
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    updated: days.sort().at(-1) ?? '',
    ...entries,
  });
}
