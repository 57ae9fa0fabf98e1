import {claimsAddress} from '../../../content/claim/anchor.ts';
import {isOfStudy, valuesOf} from '../../../content/claim/groups.ts';
import {claimViews} from '../../../content/claim/view.ts';
import {FINDINGS, VERDICTS} from '../../../lib/verdict/judges.ts';
import {folderOf} from '../../../content/languages.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {readTalks} from '../../../content/talks/read-talks.ts';
import {textsOf} from '../../../content/i18n.ts';
import {blockComponent} from './nodes.ts';
import type {Site} from '../../../content/types.ts';
import type {Expansion} from './index.ts';

/**
 * `<ClaimsSummary study>` gets the number of claims by either answer, linked to the filtered list, and the study's talk.
 */
export const expandClaimsSummary: Expansion = (node, page, site) => {
  const study = attributeOf(node, 'study') ?? '';
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const own = claimViews(site, page.locale).filter((view) => isOfStudy(study, view));
  const countsOf = (name: 'verdict' | 'found', answers: readonly string[]) =>
    answers
      .map((id) => ({
        verdict: id,
        word: words.render(`${name}.${id}`),
        meaning: words.render(`${name}.${id}.meaning`),
        count: own.filter((view) => valuesOf(view, name).includes(id)).length,
        href: `${claimsAddress(study)}?${name}=${id}`,
      }))
      .filter(({count}) => count > 0);
  const props = {
    verdicts: countsOf('verdict', VERDICTS),
    found: countsOf('found', FINDINGS),
    title: words.render('summary.title', {count: own.length}),
    foundTitle: words.render('summary.found'),
    talk: talkOf(study, page.locale, {site, words}),
  };
  return {replacement: blockComponent('ClaimsSummary', props), problems: []};
};

/** The way to a study's talk; a page of theory has claims as well, and none. */
function talkOf(
  study: string,
  locale: string,
  {site, words}: {site: Site; words: ReturnType<typeof textsOf>},
) {
  if (!readTalks(site).some(({name}) => name === study)) return undefined;
  const href = `pathname:///talk/${study}/${folderOf(locale)}`;
  return {href, text: words.render('summary.talk')};
}
