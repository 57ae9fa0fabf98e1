import {quantities} from '../../lib/result/read.ts';
import {inEachLanguage, ORIGINAL} from '../languages.ts';
import {BADGES, badgesOf, hasBadges} from '../results/badges.ts';
import {cratePath} from '../results/crate.ts';
import {catalogueOf} from '../site/catalogue.ts';
import {readCorrections} from '../site/corrections.ts';
import {objectionsTo} from '../site/objections.ts';
import {publishedStudies} from '../site/published-data.ts';
import {daysOf, latestOf, studyNamer} from './common.ts';
import type {Run, Site} from '../types.ts';
import type {Badges} from '../results/badges.ts';
import type {ApiResult, ApiStudy, NamedStudy} from './types.ts';

/**
 * What each result file is of.
 *
 * @param root address of the site's root, with a slash at its end
 */
export function apiResults(site: Site, root: string): ApiResult[] {
  const named = studyNamer(site, root);
  return publishedStudies(site, ORIGINAL).flatMap(({study, runs}) =>
    runs.map((run) => resultOf(run, site, {root, study: named(study)})),
  );
}

function resultOf(run: Run, site: Site, {root, study}: {root: string; study: NamedStudy}) {
  const {id, evidence, measuredOn, measuredUntil, supersededBy, origin, load} = run;
  const folder = `${root}data/results/${id.split('/')[0]}/`;
  const journal = origin.harness?.journal?.file;
  return {
    ...{id, study},
    file: `${root}data/results/${id}.json`,
    ...(journal && {journal: folder + journal, crate: root + cratePath(id)}),
    ...(hasBadges(run) && {badges: namesOf(badgesOf(run, site.runs.byId.values(), site.root))}),
    ...{evidence, measuredOn},
    ...(measuredUntil && {measuredUntil}),
    ...(supersededBy && {supersededBy}),
    loadModel: load.model,
    systems: Object.entries(run.systems).map(([system, {label, runtime, state, waiting}]) => ({
      ...{id: system, label, runtime, state, waiting},
    })),
    scenarios: Object.entries(run.scenarios).map(([scenario, {label, workload}]) => ({
      ...{id: scenario, ...(label && {label}), workload},
    })),
    measurements: run.measurements.length,
    quantities: quantitiesIn(run),
    sources: (origin.sources ?? []).map(({id: source, title, url, licence}) => ({
      ...{id: source, title, url, licence},
    })),
    objections: objectionsTo(site.root, 'results', id).map((each) => each.id),
    updated: latestOf(site, daysOf(run)),
  };
}

const namesOf = (badges: Badges) => BADGES.filter((name) => badges[name]);

const quantitiesIn = ({measurements}: Run) =>
  [...new Set(measurements.flatMap((one) => quantities(one).map(({path}) => path)))].sort();

/**
 * The studies with what they ask and find.
 *
 * @param root address of the site's root, with a slash at its end
 */
export function apiStudies(site: Site, root: string): ApiStudy[] {
  const named = studyNamer(site, root);
  const listed = inEachLanguage(
    (code) => new Map(catalogueOf(site, code).studies.map((study) => [study.to, study])),
  );
  const published = new Map(publishedStudies(site, ORIGINAL).map((each) => [each.address, each]));
  const corrections = readCorrections(site.root);
  return [...listed[ORIGINAL].values()].map(({to, runtimes, date}) => {
    const study = to.split('/').at(-2) ?? to;
    const runs = published.get(to)?.runs ?? [];
    const own = corrections.filter((each) => concerns(each, study));
    const days = [date, ...own.map((each) => each.date), ...runs.flatMap(daysOf)];
    const text = (field: 'question' | 'answer') =>
      inEachLanguage((code) => listed[code].get(to)?.[field] ?? '');
    return {
      ...named(study),
      question: text('question'),
      answer: text('answer'),
      runtimes,
      ...(runs.length > 0 && {package: `${root}data/packages/${study}/datapackage.json`}),
      updated: latestOf(site, days),
    };
  });
}

function concerns(
  {page, figures = [], claims = []}: {page: string; figures?: string[]; claims?: string[]},
  study: string,
) {
  return (
    page.split('/').at(-1) === study ||
    [...figures, ...claims].some((name) => name.startsWith(`${study}/`))
  );
}
