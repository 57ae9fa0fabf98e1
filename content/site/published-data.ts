import {studyPages} from '../claim/study-page.ts';
import {figureTitle} from '../figures/titles.ts';
import {memoizeInBuild} from '../memoize.ts';
import {textsOf} from '../i18n.ts';
import type {Run, Site, StudyPage} from '../types.ts';

export interface PublishedStudy {
  study: string;
  title: string;
  /** of its page, from the language's root */
  address?: string;
  /** result files */
  runs: Run[];
  figures: {id: string; title: string}[];
  /** each once */
  sources: {title: string; url: string; licence: string}[];
}

/**
 * What is published for each study: its result files, the values of its figures, and the sources of its numbers.
 *
 * @returns by id; results whose study has no page go to the study whose figures draw them
 */
export const publishedStudies = memoizeInBuild((site: Site, locale: string): PublishedStudy[] => {
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

const studyOf = (id: string) => id.split('/')[0];

/** The study under which the results of each folder are listed. */
function homesOf({runs, figures}: Site, pageOf: (study: string) => StudyPage) {
  const folders = [...new Set([...runs.byId.keys()].map(studyOf))];
  return new Map(folders.map((folder) => [folder, homeOf(folder, figures, pageOf)]));
}

function homeOf(folder: string, figures: Site['figures'], pageOf: (study: string) => StudyPage) {
  if (pageOf(folder).address) return folder;
  const drawn = [...figures].find(
    ([id, {figure}]) =>
      pageOf(studyOf(id)).address && figure.runs.some((run) => studyOf(run) === folder),
  );
  return drawn ? studyOf(drawn[0]) : folder;
}

function nameOf(
  study: string,
  {title, address}: StudyPage,
  catalogue: Record<string, string>,
  locale: string,
) {
  if (address) return {title, address};
  const key = `group.${study}`;
  return {title: catalogue[key] ? textsOf(locale, catalogue).render(key) : study};
}

function sourcesOf(runs: readonly Run[]) {
  const all = runs.flatMap(({origin}) => origin.sources ?? []);
  return [...new Map(all.map(({title, url, licence}) => [url, {title, url, licence}])).values()];
}
