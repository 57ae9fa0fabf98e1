// @ts-check
import {studyPages} from '../claim/study-page.js';
import {figureTitle} from '../figures/titles.js';
import {memoizeInBuild} from '../memoize.js';
import {textsOf} from '../texts.js';

/**
 * What is published for each study: its result files, the values of its figures, and the sources of its numbers.
 *
 * @param {import('../types.js').Site} site
 * @param {string} locale
 * @returns {PublishedStudy[]} by id; results whose study has no page go to the study whose figures draw them
 *
 * @typedef {object} PublishedStudy
 * @property {string} study
 * @property {string} title
 * @property {string} [address] of its page, from the language's root
 * @property {import('../types.js').Run[]} runs result files
 * @property {{id: string, title: string}[]} figures
 * @property {{title: string, url: string, licence: string}[]} sources each once
 */
export function publishedStudies(site, locale) {
  return studiesIn(site, locale);
}

const studiesIn = memoizeInBuild((/** @type {Site} */ site, locale) => {
  const pageOf = studyPages(site.root, locale);
  const homes = homesOf(site, pageOf);
  const figures = [...site.figures.keys()];
  const studies = new Set([...homes.values(), ...figures.map(studyOf)]);
  return [...studies].sort().map((study) => {
    const runs = [...site.runs.byId.values()].filter(({id}) => homes.get(studyOf(id)) === study);
    return {
      study,
      ...nameOf(study, pageOf(study), site.catalogues[locale].data ?? {}, locale),
      runs,
      figures: figures
        .filter((id) => studyOf(id) === study)
        .map((id) => ({id, title: figureTitle(site, id, locale)})),
      sources: sourcesOf(runs),
    };
  });
});

const studyOf = (/** @type {string} */ id) => id.split('/')[0];

/**
 * The study under which the results of each folder are listed.
 *
 * @param {Site} site
 * @param {(study: string) => StudyPage} pageOf
 *
 * @typedef {import('../types.js').Site} Site
 * @typedef {import('../claim/study-page.js').StudyPage} StudyPage
 */
function homesOf({runs, figures}, pageOf) {
  const folders = [...new Set([...runs.byId.keys()].map(studyOf))];
  return new Map(folders.map((folder) => [folder, homeOf(folder, figures, pageOf)]));
}

/** @param {string} folder @param {Site['figures']} figures @param {(study: string) => StudyPage} pageOf */
function homeOf(folder, figures, pageOf) {
  if (pageOf(folder).address) return folder;
  const drawn = [...figures].find(
    ([id, {figure}]) =>
      pageOf(studyOf(id)).address && figure.runs.some((run) => studyOf(run) === folder),
  );
  return drawn ? studyOf(drawn[0]) : folder;
}

/** @param {string} study @param {StudyPage} page @param {Record<string, string>} catalogue @param {string} locale */
function nameOf(study, {title, address}, catalogue, locale) {
  if (address) return {title, address};
  const key = `group.${study}`;
  return {title: catalogue[key] ? textsOf(locale, catalogue).render(key) : study};
}

/** @param {readonly import('../types.js').Run[]} runs */
function sourcesOf(runs) {
  const all = runs.flatMap(({origin}) => origin.sources ?? []);
  return [...new Map(all.map(({title, url, licence}) => [url, {title, url, licence}])).values()];
}
