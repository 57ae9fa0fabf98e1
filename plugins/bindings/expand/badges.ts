import {BADGES, badgesOf, hasBadges} from '../../../content/results/badges.ts';
import {cratePath} from '../../../content/results/crate.ts';
import {textsOf} from '../../../content/i18n.ts';
import {link, list, paragraph, text} from './nodes.ts';
import type {Badges} from '../../../content/results/badges.ts';
import type {Run, Texts} from '../../../content/types.ts';
import type {Expansion} from './index.ts';

/** `<Badges />` becomes the list of all results of our harnesses, each with its badges and what they rest on. */
export const expandBadges: Expansion = (_node, {locale}, site) => {
  const words = textsOf(locale, site.catalogues[locale].badges ?? {});
  const items = [...site.runs.byId.values()]
    .filter(hasBadges)
    .map((run) => itemOf(run, badgesOf(run, site.runs.byId.values(), site.root), words));
  return {replacement: list(items), problems: []};
};

function itemOf({id, origin}: Run, badges: Badges, {render}: Texts) {
  const own = BADGES.filter((name) => badges[name]).map((name) => render(`badge.${name}`));
  const journal = origin.harness?.journal?.file;
  const folder = id.split('/')[0];
  return paragraph(
    link(`pathname:///data/results/${id}.json`, id),
    text(`: ${own.join(', ') || render('badge.none')}. ${agreementText(badges, render)}`),
    ...(journal
      ? [
          link(`pathname:///data/results/${folder}/${journal}`, render('badge.journal')),
          text(', '),
          link(`pathname:///${cratePath(id)}`, 'RO-Crate'),
        ]
      : []),
  );
}

function agreementText({agreement}: Badges, render: Texts['render']) {
  if (!agreement) return '';
  const {by, times, decided, contradicted} = agreement;
  return `${render(`badge.${by}${decided ? '' : '.undecided'}`, {times, decided, contradicted})} `;
}
