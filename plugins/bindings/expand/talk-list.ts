import {studyPages} from '../../../content/claim/study-page.ts';
import {folderOf} from '../../../content/languages.ts';
import {readTalks} from '../../../content/talks/read-talks.ts';
import {textsOf} from '../../../content/i18n.ts';
import {link, list, paragraph} from './nodes.ts';
import type {Expansion} from './index.ts';

/** `<TalkList>` becomes links to all talks, in the language of the page. */
export const expandTalkList: Expansion = (_node, {locale}, site) => {
  const words = textsOf(locale, site.catalogues[locale].talks ?? {});
  const pageOf = studyPages(site.root, locale);
  const items = readTalks(site).map(({name, study}) => {
    const title = study ? pageOf(study).title : words.render(`talk.${name}.title`);
    return paragraph(link(`pathname:///talk/${name}/${folderOf(locale)}`, title));
  });
  return {replacement: list(items), problems: []};
};
