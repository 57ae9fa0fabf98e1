// @ts-check
import {FOLDERS} from './folders.js';

/** Which modules of a study's folder are read, by what they hold. */
export const STUDY_MODULES = {
  quantities: /^src\/studies\/[^/]+\/quantities\.js$/,
  claims: /^src\/studies\/[^/]+\/claims\/index\.js$/,
  figures: /^src\/studies\/[^/]+\/figures\/[^/]+(?<!\.test)\.js$/,
};

/** Folder of a study. @param {string} study */
export function studyFolder(study) {
  return `${FOLDERS.studies}/${study}`;
}

/** The study that a module is of. @param {string} file a path below `src/studies` */
export function studyOf(file) {
  return file.slice(FOLDERS.studies.length + 1).split('/')[0];
}

/** Name of the catalogue that holds the texts of a study's figures and claims. @param {string} study */
export function catalogueOf(study) {
  return `studies/${study}`;
}
