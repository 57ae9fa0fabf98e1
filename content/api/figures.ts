import {keptNow} from '../frozen/keep.ts';
import {figurePages} from '../figures/figure-pages.ts';
import {figuresOf} from '../figures/read-figures.ts';
import {figureTitle} from '../figures/titles.ts';
import {inEachLanguage} from '../languages.ts';
import {readCorrections} from '../site/corrections.ts';
import {addressesOf, daysOf, latestOf, studyNamer} from './common.ts';
import type {Site} from '../types.ts';
import type {ApiFigure} from './types.ts';

/** Where each figure is, by language. */
const inEachPage = (root: string) => inEachLanguage((code) => figurePages(root, code));

/**
 * Every figure with the addresses of all that is published of it.
 *
 * @param root address of the site's root, with a slash at its end
 */
export async function apiFigures(site: Site, root: string): Promise<ApiFigure[]> {
  const named = studyNamer(site, root);
  const pageOf = inEachPage(site.root);
  const corrections = readCorrections(site.root);
  return Promise.all(
    figuresOf(site).map(async (figure) => {
      const {id, study, definition, runs, fingerprint} = figure;
      const state = await keptNow(site.root, figure);
      const own = corrections.filter(({figures}) => figures?.includes(id));
      const days = state ? [state.frozenOn] : runs.flatMap(daysOf);
      return {
        id,
        study: named(study),
        title: inEachLanguage((code) => figureTitle(site, id, code)),
        address: inEachLanguage((code) => addressesOf(root, pageOf[code](id))[code]),
        chart: definition.chart,
        runs: runs.map((run) => run.id),
        table: `${root}data/csv/${id}.csv`,
        picture: inEachLanguage((code) => `${root}pictures/${id}.${code}.light.svg`),
        ...{embed: `${root}embed/${id}/`, fingerprint},
        ...(state && {frozen: {id: state.id, since: state.frozenOn}}),
        corrections: own.map((each) => each.id),
        updated: latestOf(site, [...days, ...own.map(({date}) => date)]),
      };
    }),
  );
}
