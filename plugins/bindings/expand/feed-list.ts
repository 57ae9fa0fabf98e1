import {feedsOf} from '../../../content/feeds/feeds.ts';
import {folderOf} from '../../../content/languages.ts';
import {textsOf} from '../../../content/i18n.ts';
import {link, list, paragraph, text} from './nodes.ts';
import type {Feed} from '../../../content/feeds/feeds.ts';
import type {Expansion} from './index.ts';

/** `<FeedList />` becomes links to all feeds of the page's language: those of the whole site, then those of a runtime. */
export const expandFeedList: Expansion = (_node, {locale}, site) => {
  const {render} = textsOf(locale, site.catalogues[locale].feeds ?? {});
  const linkTo = ({path, title}: Feed, label = title) =>
    link(`pathname:///${folderOf(locale)}${path}`, label);
  // Paths and titles are wanted alone: no address of a site is in them.
  const feeds = feedsOf(site, '', locale);
  const runtimes = feeds.filter(({path}) => path.includes('/runtimes/'));
  const main = feeds.filter((feed) => !runtimes.includes(feed));
  const named = runtimes.map((feed) => linkTo(feed, runtimeIn(feed.title)));
  const items = [
    paragraph(text(`${render('list.main')} `), ...inRow(main.map((feed) => linkTo(feed)))),
    paragraph(text(`${render('list.runtimes')} `), ...inRow(named)),
  ];
  return {replacement: list(items), problems: []};
};

const runtimeIn = (title: string) => title.slice(title.indexOf(': ') + 2);

const inRow = <Part>(parts: Part[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [text(', '), part]));
