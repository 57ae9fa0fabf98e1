import {languageOf, othersThan, folderOf} from '../../content/languages.ts';
import {written} from '../common/markup.ts';
import type {Feed, FeedEntry} from '../../content/feeds/feeds.ts';
import type {Element, Node} from '../common/markup.ts';

export type FeedPlace = {
  /** address of the site's root, with a slash at its end */
  root: string;
  locale: string;
  /** of the whole feed: the site's title before its own */
  title: string;
  author: string;
};

/**
 * A feed in Atom, marked as complete: what is no longer in it is no longer on the site.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287 and, for completeness, https://www.rfc-editor.org/rfc/rfc5005
 */
export function atomOf({path, entries}: Feed, {root, locale, title, author}: FeedPlace): string {
  const own = root + folderOf(locale);
  const feed = element(
    'feed',
    {
      xmlns: 'http://www.w3.org/2005/Atom',
      'xmlns:fh': 'http://purl.org/syndication/history/1.0',
      'xml:lang': languageOf(locale).code,
    },
    textElement('id', own + path),
    textElement('title', title),
    textElement('updated', timeOf(entries[0].updated)),
    element('author', {}, textElement('name', author), textElement('uri', own)),
    link('self', own + path, {type: TYPE}),
    link('alternate', own, {type: 'text/html', hreflang: locale}),
    ...othersThan(locale).map(({code}) =>
      link('alternate', root + folderOf(code) + path, {type: TYPE, hreflang: code}),
    ),
    textElement('rights', 'CC BY 4.0'),
    element('fh:complete', {}),
    ...entries.map((entry) => entryElement(entry, locale)),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${written(feed)}\n`;
}

export const TYPE = 'application/atom+xml';

const entryElement = ({id, title, updated, address, summary, data}: FeedEntry, locale: string) =>
  element(
    'entry',
    {},
    textElement('id', id),
    textElement('title', title),
    textElement('updated', timeOf(updated)),
    link('alternate', address, {type: 'text/html', hreflang: locale}),
    ...(data ? [link('related', data, {type: 'application/json'})] : []),
    textElement('summary', summary),
  );

/** Data know of days; Atom wants a time. */
const timeOf = (day: string) => `${day}T00:00:00Z`;

const element = (
  tag: string,
  attributes: Record<string, string>,
  ...children: Node[]
): Element => ({tag, attributes, children});

const textElement = (tag: string, text: string) => element(tag, {}, text);

const link = (rel: string, href: string, facts: Record<string, string>) =>
  element('link', {rel, href, ...facts});
