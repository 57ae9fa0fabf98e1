import {optimize} from 'svgo';
import {changed, elementsIn, parse, written} from '../../common/markup.ts';
import {tokenIn} from '../tokens.ts';
import type {Element, Node, Own} from '../../common/markup.ts';
import type {Look} from '../render.ts';
import type {Config} from 'svgo';

/**
 * The picture of a figure that stands in `static/figures`, and in pages: the chart alone, named and described, with
 * colours by the page's tokens and the light theme's as fallback, and without what only a live chart needs.
 *
 * @returns SVG, an element a line
 */
export function forPages(
  markup: string,
  {id: figure, surface, told, summary, fingerprint, colours}: Look,
): string {
  const [, group] = elementsIn(parse(markup));
  const [svg] = elementsIn(group);
  const id = `${figure.replace('/', '-')}-${surface}`;
  const links: Node[] = [];
  const drawn = withoutLinks(changed(svg, withoutLiveParts), links).children;
  const attributes = {role: 'img', 'aria-labelledby': `${id}-t`, 'aria-describedby': `${id}-d`};
  const named = [
    {tag: 'title', attributes: {id: `${id}-t`}, children: [told.title]},
    {tag: 'desc', attributes: {id: `${id}-d`}, children: [summary]},
  ];
  const picture = written({
    tag: 'svg',
    attributes: {
      viewBox: svg.attributes.viewBox,
      xmlns: 'http://www.w3.org/2000/svg',
      'font-family': FONTS,
      'data-fingerprint': fingerprint,
    },
    children: [{tag: 'g', attributes, children: [...named, ...drawn]}, ...links],
  });
  const coloured = picture.replaceAll(
    /var\(--([\w-]+)\)/gu,
    (_, token) => `var(--${token},${tokenIn(colours, token)})`,
  );
  return `${inLines(optimize(coloured, SVGO).data)}\n`;
}

/** A change of one element is a change of one line. */
const inLines = (svg: string) => svg.replaceAll('><', '>\n<');

const withoutLiveParts = ({tag, attributes}: Own): Own => ({
  tag,
  attributes: attributes.filter(
    ([name]) => !LIVE.test(name) && !(tag === 'path' && NOT_OF_PATHS.test(name)),
  ),
});

/** @param links gets the groups of links, which don't belong to what is one image for screen readers */
function withoutLinks({children, ...element}: Element, links: Node[]): Element {
  const own = children.map((child) =>
    typeof child === 'string' ? child : withoutLinks(child, links),
  );
  const isOfLinks = (child: Node) => typeof child !== 'string' && child.children.some(isLink);
  links.push(...own.filter(isOfLinks));
  return {...element, children: own.filter((child) => !isOfLinks(child))};
}

const isLink = (node: Node) => typeof node !== 'string' && node.tag === 'a';
const LIVE = /^(class|tabindex|style|id|clip-path|data-.*)$/u;
const NOT_OF_PATHS = /^(x|y|width|height|radius)$/u;

/** The site's own type; elsewhere what comes near it in width, so that nothing runs out of the picture. */
const FONTS = 'var(--font-text,Golos Text,Inter,Segoe UI,Roboto,Helvetica,Arial,sans-serif)';

const SVGO: Config = {
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          removeDesc: false,
          cleanupIds: false,
          removeUnknownsAndDefaults: false,
          // Half a pixel of 720 is not seen, and every page that shows the picture carries the digits.
          convertPathData: {floatPrecision: 0},
        },
      },
    },
  ],
};
