import {placeOfNode, problemAt} from '../problem.ts';
import {headingsOf} from '../site/headings.ts';
import {nodesOf} from '../site/tags.ts';
import type {Checkable, Page} from '../types.ts';

/** A place on a page; a fragment with “=” is the state of an explorable. */
const PLACE = /^(\/[^?#]*)?#([^=]+)$/;

/** A link to a place on a page of ours leads to a heading that is there. */
export function checkAnchors({pages}: Pick<Checkable, 'pages'>) {
  const byAddress = new Map(pages.map((page) => [`${page.locale} ${addressOf(page)}`, page]));
  return pages.flatMap((page) =>
    nodesOf(page.tree).flatMap((node) => {
      const [, address = addressOf(page), id] =
        (node.type === 'link' && PLACE.exec(node.url)) || [];
      const target = byAddress.get(`${page.locale} ${address}`);
      // What isn't made from a page of ours, such as the entry of a claim, the build looks up.
      if (node.type !== 'link' || id === undefined || !target?.tree) return [];
      const known = headingsOf(target).flatMap((heading) => heading.id ?? []);
      const params = {url: node.url, target: target.file, id, known};
      return known.includes(id)
        ? []
        : [problemAt('anchor-unknown', placeOfNode(page.file, node), params)];
    }),
  );
}

const addressOf = ({path}: Pick<Page, 'path'>) =>
  `/${path.replace(/(^|\/)index$/, '')}/`.replace('//', '/');
