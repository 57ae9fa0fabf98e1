import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {apiClaims} from '../../content/api/claims.ts';
import {apiCorrections} from '../../content/api/corrections.ts';
import {apiFigures} from '../../content/api/figures.ts';
import {API} from '../../content/api/index.ts';
import {apiResults, apiStudies} from '../../content/api/results.ts';
import {filesUnder, readIfThere} from '../../content/site/files.ts';
import {inTwelveDigits} from '../../lib/quantity/twelve-digits.ts';
import type {
  ApiClaim,
  ApiCorrection,
  ApiFigure,
  ApiResult,
  ApiStudy,
} from '../../content/api/types.ts';
import type {State} from '../../content/effects/state.ts';
import type {Results} from './compare.ts';

/** What one state of the site says to programs: the entries of its API. */
export interface Said {
  claims: ApiClaim[];
  results: Pick<ApiResult, 'id' | 'study'>[];
  studies: ApiStudy[];
  /** null where one of them can't be made */
  figures: Pick<ApiFigure, 'id' | 'study' | 'title' | 'fingerprint'>[] | null;
  corrections: ApiCorrection[];
}

/** Addresses are left out: where a state is published makes no difference to what it says. */
export async function saidBy({site, failures}: State): Promise<Said> {
  return inTwelveDigits({
    claims: apiClaims(site, ''),
    results: apiResults(site, ''),
    studies: apiStudies(site, ''),
    figures: failures.length > 0 ? null : await apiFigures(site, ''),
    corrections: apiCorrections(site, ''),
  });
}

/** Whether a folder is published data, of a release or of a built site, and no project. */
export const isPublished = (folder: string) => existsSync(join(folder, API, 'claims.json'));

const RESULTS = 'data/results';

/** `version`: of a package; a site has none. Of the consistency of `results` nothing was published. */
export type Published = {said: Said; results: Results; version?: string};

/**
 * Reads published data.
 *
 * @param folder an unpacked data package, or a built site
 * @throws {Error} for a file that is missing or no JSON
 */
export function readPublished(folder: string): Published {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const {results, studies} = read(`${API}results.json`);
  const said: Said = {
    ...{results, studies, claims: read(`${API}claims.json`).claims},
    figures: read(`${API}figures.json`).figures,
    corrections: read(`${API}corrections.json`).corrections,
  };
  const files = filesUnder(folder, RESULTS, /\.json$/u);
  const runs: Results = new Map(
    files.map((file) => [
      file.slice(RESULTS.length + 1, -'.json'.length),
      {run: read(file), verdicts: [], problems: []},
    ]),
  );
  const own = readIfThere(join(folder, 'package.json'));
  return {said, results: runs, ...(own && {version: String(JSON.parse(own).version)})};
}
