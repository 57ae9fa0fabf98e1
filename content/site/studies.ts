import {memoize} from '../memoize.ts';
import {FOLDERS} from './folders.ts';
import type {Site} from '../types.ts';

/** Which modules of a study's folder are read, by what they hold. */
export const STUDY_MODULES = {
  quantities: /^src\/studies\/[^/]+\/quantities\.ts$/,
  claims: /^src\/studies\/[^/]+\/claims\.ts$/,
  figures: /^src\/studies\/[^/]+\/figures\/[^/]+(?<!\.test)\.ts$/,
};

/** Folder of a study. */
export function studyFolder(study: string) {
  return `${FOLDERS.studies}/${study}`;
}

/**
 * The study that a module is of.
 *
 * @param file a path below `src/studies`
 */
export function studyOf(file: string) {
  return file.slice(FOLDERS.studies.length + 1).split('/')[0];
}

/** Name of the catalogue that holds the texts of a study's figures and claims. */
export function catalogueOf(study: string) {
  return `studies/${study}`;
}

/** Sources that the runs of a study or its claims name, each once. */
export const sourcesOfStudy = memoize((site: Site, study: string) => {
  const ofRuns = [...site.runs.byId.values()]
    .filter(({id}) => id.startsWith(`${study}/`))
    .flatMap(({origin}) => origin.sources ?? []);
  const all = [...ofRuns, ...(site.claimSources.get(study) ?? [])];
  return [...new Map(all.map((source) => [source.id, source])).values()];
});
