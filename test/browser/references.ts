import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** Properties of elements that hold an address, as hast names them. */
const SINGLE = ['href', 'src', 'poster', 'data', 'action', 'xLinkHref'];
const LISTS = ['srcSet', 'imageSrcSet'];

/**
 * All that a page refers to by an address in its markup: links, scripts, style sheets, pictures, frames.
 *
 * @param url address of the page
 * @returns whole addresses without query and fragment: of `a` elements, and of
 * all others
 */
export function referencesIn(html: string, url: string): {links: string[]; files: string[]} {
  const [links, files] = [new Set(), new Set()];
  visit(fromHtml(html), 'element', ({tagName, properties}) => {
    const found = [
      ...SINGLE.map((name) => properties[name]).filter((value) => typeof value === 'string'),
      ...LISTS.flatMap((name) => candidates(properties[name])),
    ];
    for (const one of found)
      (tagName === 'a' ? links : files).add(new URL(one, url).href.replace(/[#?].*/s, ''));
  });
  return {links: [...links], files: [...files]};
}

/** @param list “a.png 1x, b.png 2x”, or its parts */
function candidates(list: unknown): string[] {
  return (Array.isArray(list) ? list : String(list ?? '').split(','))
    .map((one) => one.trim().split(/\s/)[0])
    .filter((one) => one !== '');
}
