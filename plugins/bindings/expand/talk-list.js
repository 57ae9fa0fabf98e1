// @ts-check
import {studyPages} from '../../../content/claim/study-page.js';
import {folderOf} from '../../../content/languages.js';
import {readTalks} from '../../../content/talks/read-talks.js';
import {textsOf} from '../../../content/texts.js';
import {link, list, paragraph} from './nodes.js';

/**
 * `<TalkList>` becomes links to all talks, in the language of the page.
 *
 * @type {import('./index.js').Expansion}
 */
export function expandTalkList(_node, {locale}, site) {
  const words = textsOf(locale, site.catalogues[locale].talks ?? {});
  const pageOf = studyPages(site.root, locale);
  const items = readTalks(site).map(({name, study}) => {
    const title = study ? pageOf(study).title : words.render(`talk.${name}.title`);
    return paragraph(link(`pathname:///talk/${name}/${folderOf(locale)}`, title));
  });
  return {replacement: list(items), problems: []};
}
