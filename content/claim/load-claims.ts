import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {messageOf} from '../../lib/errors.ts';
import {writtenOut} from '../../lib/formula/index.ts';
import {present} from '../../lib/typed.ts';
import {ORIGINAL} from '../languages.ts';
import {memoize} from '../memoize.ts';
import {problemAt} from '../problem.ts';
import {filesUnder, readIfThere} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import {importModules} from '../site/modules.ts';
import {lineAt} from '../site/prose.ts';
import {attempt} from '../site/runs.ts';
import {catalogueOf, STUDY_MODULES, studyFolder, studyOf} from '../site/studies.ts';
import {filled, quantityNamed} from '../value/reference.ts';
import {evaluateClaim} from './evaluate.ts';
import {flawsOfClaim} from './shape.ts';
import type {Finding} from '../../src/studies/types.ts';
import type {Exports} from '../site/modules.ts';
import type {Claim, ClaimEntry, Place, Problem, Site, Snapshot} from '../types.ts';

type Bound = Pick<Site, 'runs' | 'quantities' | 'catalogues'>;

/**
 * All claims of all studies, computed.
 *
 * @returns claims by `<study>/<id>`; `computed` is what the committed snapshots say, by the same key; `sources` by
 * study: those that no result file names, such as pages of ours
 */
export async function loadClaims(
  root: string,
  site: Bound,
): Promise<Pick<Site, 'claims' | 'computed' | 'problems'> & {sources: Site['claimSources']}> {
  const {modules, problems} = await importModules(root, FOLDERS.studies, STUDY_MODULES.claims);
  const sentences = new Map(
    modules.flatMap(({file, module}) => sentencesOf(studyOf(file), module)),
  );
  const studies = modules.map(({file, module}) =>
    loadStudy(root, file, studyOf(file), module, {...site, sentences}),
  );
  return {
    claims: new Map(studies.flatMap(({entries}) => entries)),
    computed: new Map(studies.flatMap(({snapshot}) => snapshot)),
    sources: new Map(modules.map(({file, module}) => [studyOf(file), module.sources ?? []])),
    problems: [...problems, ...studies.flatMap((each) => each.problems)],
  };
}

/** Whether a row quotes a source; a finding is of one that does. */
const isSentence = (row: Claim | Finding): row is Claim => row.of === undefined;

/** The rows of a study that quote a source, by `<study>/<id>`. */
const sentencesOf = (study: string, {claims}: Exports): [string, Claim][] =>
  (Array.isArray(claims) ? claims : [])
    .filter(isSentence)
    .map((row) => [`${study}/${row.id}`, row]);

function loadStudy(
  root: string,
  file: string,
  study: string,
  {claims}: Exports,
  site: Bound & {sentences: Map<string, Claim>},
): {entries: [string, ClaimEntry][]; snapshot: [string, Snapshot][]; problems: Problem[]} {
  if (!Array.isArray(claims)) {
    const problem = problemAt('claims-missing', {file}, {study});
    return {entries: [], snapshot: [], problems: [problem]};
  }
  const sources = sourcesOf(root, study);
  const rows = claims.map((row) => ({row, place: placeOfClaim(sources, row.id) ?? {file}}));
  const isOfNone = ({of}: {of?: string}) => of !== undefined && !site.sentences.has(of);
  const loaded = rows
    .filter(({row}) => !isOfNone(row))
    .map(({row, place}) => loadClaim(whole(row, site.sentences), study, place, site));
  const committed = readSnapshot(root, study);
  return {
    entries: loaded.map(({entry}) => [entry.key, entry]),
    snapshot: Object.entries(committed.content).map(([id, value]) => [`${study}/${id}`, value]),
    problems: [
      ...rows
        .filter(({row}) => isOfNone(row))
        .map(({row: {id, of}, place}) =>
          problemAt('claim-of', place, {claim: `${study}/${id}`, of}),
        ),
      ...loaded.flatMap(({problems}) => problems),
      ...repeatedIds(loaded),
      ...committed.problems,
    ],
  };
}

/** A finding with the quote, its place and what it states. */
function whole(row: Claim | Finding, sentences: Map<string, Claim>): Claim {
  if (isSentence(row)) return row;
  const {source, where, quote, stated} = present(sentences.get(row.of), row.of);
  return {source, where, quote, ...(stated && {stated}), ...row};
}

function repeatedIds(loaded: readonly {entry: ClaimEntry}[]) {
  const keys = loaded.map(({entry}) => entry.key);
  return loaded
    .filter(({entry}, index) => keys.indexOf(entry.key) < index)
    .map(({entry}) => problemAt('claim-twice', entry.place, {claim: entry.key}));
}

function loadClaim(
  claim: Claim,
  study: string,
  place: Place,
  site: Bound,
): {entry: ClaimEntry; problems: Problem[]} {
  const key = `${study}/${claim.id}`;
  const flaws = flawsOfClaim({...claim}).map((flaw) =>
    problemAt('claim-field', place, {claim: key, ...flaw}),
  );
  const texts = textsByClaim(site, study)
    .get(claim.id)
    ?.map(([, text]) => text);
  const {value, problems} = attempt(
    () => {
      const written = withFormulas(claim, study, site);
      return {claim: written, result: evaluateClaim(written, study, site, texts)};
    },
    (reason) => problemAt('claim-not-computed', place, {claim: key, reason}),
  );
  const entry = {key, study, place, claim, result: null, ...value};
  return {entry, problems: [...flaws, ...problems]};
}

/**
 * A study's texts of claims in the first language, by the claim's id; the others name the same quantities, which the
 * catalogues' check sees to.
 */
const textsByClaim = memoize(({catalogues}: Pick<Site, 'catalogues'>, study: string) => {
  const texts = Object.entries(catalogues[ORIGINAL][catalogueOf(study)] ?? {});
  return Map.groupBy(texts, ([key]) => /^claim\.([^.]+)/.exec(key)?.[1]);
});

/** Path of the committed numbers and verdicts of a study's claims. */
export function snapshotPath(study: string) {
  return `${studyFolder(study)}/claims.computed.json`;
}

function readSnapshot(
  root: string,
  study: string,
): {content: Record<string, Snapshot>; problems: Problem[]} {
  const file = snapshotPath(study);
  try {
    return {content: JSON.parse(readIfThere(join(root, file)) ?? '{}'), problems: []};
  } catch (error) {
    return {content: {}, problems: [problemAt('json-syntax', {file}, {reason: messageOf(error)})]};
  }
}

/** A study's claims may be spread over files in a folder of its name. */
function sourcesOf(root: string, study: string) {
  return filesUnder(root, studyFolder(study), /\/claims(\/[^/]+)?\.ts$/).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

function placeOfClaim(sources: readonly {file: string; text: string}[], id: string) {
  const pattern = new RegExp(`(?:\\(|\\bid:)\\s*['"\`]${id}['"\`]`);
  const found = sources.find(({text}) => pattern.test(text));
  return found && {file: found.file, line: lineAt(found.text, found.text.search(pattern))};
}

/**
 * A claim whose calculation has formulas in the place of `{{=name}}`: that of the quantity, and what it comes to.
 *
 * @throws {Error} for a quantity of the study that no formula computes
 */
function withFormulas(
  {calculation, ...claim}: Claim,
  study: string,
  {quantities}: Pick<Site, 'quantities'>,
): Claim {
  if (!calculation) return claim;
  const written = (name: string) => {
    const found = quantityNamed(name, study, quantities);
    if (typeof found?.quantity.of !== 'string')
      throw new Error(`“${name}” has no formula that could be written out`);
    const formula = filled(found.quantity.of, found.holes);
    return writtenOut(formula, (each) => `{{${each.replace(`${study}/`, '')}}}`);
  };
  return {
    ...claim,
    calculation: calculation.replaceAll(
      /\{\{=([^,}]+)/g,
      (_, name) => `${written(name)} = {{${name}`,
    ),
  };
}
