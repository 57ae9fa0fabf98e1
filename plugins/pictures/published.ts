import {optimize} from 'svgo';
import {textsOf} from '../../content/figures/read-figures.ts';
import {LOCALES} from '../../content/languages.ts';
import {FOLDERS} from '../../content/site/folders.ts';
import {drawChart} from './sheet/SheetDrawing.tsx';
import {readTokens} from './tokens.ts';
import {parse, written} from '../common/markup.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {ChartProps} from '../../src/components/charts/types.ts';
import type {Element, Node} from '../common/markup.ts';
import type {Config} from 'svgo';

/** Widths at which every figure is drawn for pages, px. */
export const WIDTHS = {wide: 720, narrow: 360};

export type Drawable = Pick<Figure, 'definition' | 'points' | 'name'>;

/**
 * Draws a figure, as the live chart would at first.
 *
 * @returns SVG as React writes it, with colours as tokens and texts as texts
 */
export function drawPicture(
  {definition, points, name}: Drawable,
  look: Pick<ChartProps, 't' | 'locale' | 'width'> & Partial<ChartProps>,
): string {
  const {chart: kind, scales, annotations = []} = definition;
  return drawChart({kind, points, name, annotations, scale: scales[0], ...look});
}

/**
 * The published pictures of a figure, in each language and size.
 *
 * @param root folder of the repository
 * @returns paths from the root
 */
export async function* publishedFiles(
  root: string,
  figure: Figure,
): AsyncGenerator<[file: string, picture: string]> {
  const prefix = `${figure.study}-${figure.name}`;
  for (const locale of LOCALES) {
    const {t} = await textsOf(root, figure, locale);
    for (const size of ['wide', 'narrow'] as const)
      yield [
        `${FOLDERS.pictures}/${figure.id}.${locale}.${size}.svg`,
        publishedPicture(figure, {t, locale, size, prefix}),
      ];
  }
}

/**
 * The picture of a figure that stands in `static/figures`, and in pages: named and described, with colours by the page's
 * tokens and the light theme's as fallback, and without what only a live chart needs.
 *
 * @param look `t`: texts of the figure; `prefix`: of ids
 * @returns SVG, an element a line
 */
export function publishedPicture(
  figure: Drawable & Pick<Figure, 'fingerprint'>,
  {
    t,
    locale,
    size,
    prefix,
  }: {t: ChartProps['t']; locale: string; size: keyof typeof WIDTHS; prefix: string},
): string {
  const svg = parse(drawPicture(figure, {t, locale, width: WIDTHS[size]}));
  const id = `${prefix}-${size}`;
  const links: Node[] = [];
  const drawn = withoutLiveParts(svg, links).children;
  const attributes = {role: 'img', 'aria-labelledby': `${id}-t`, 'aria-describedby': `${id}-d`};
  const named = [
    {tag: 'title', attributes: {id: `${id}-t`}, children: [t('title')]},
    {tag: 'desc', attributes: {id: `${id}-d`}, children: [t('summary')]},
  ];
  const picture = written({
    tag: 'svg',
    attributes: {
      viewBox: svg.attributes.viewBox,
      xmlns: 'http://www.w3.org/2000/svg',
      'font-family': FONTS,
      'data-fingerprint': figure.fingerprint,
    },
    children: [{tag: 'g', attributes, children: [...named, ...drawn]}, ...links],
  });
  return `${inLines(optimize(withFallbacks(picture), SVGO).data)}\n`;
}

/** A change of one element is a change of one line. */
const inLines = (svg: string) => svg.replaceAll('><', '>\n<');

/** @param links gets the groups of links, which don't belong to what is one image for screen readers */
function withoutLiveParts({tag, attributes, children}: Element, links: Node[]): Element {
  const kept = Object.entries(attributes).filter(
    ([name]) => !LIVE.test(name) && !(tag === 'path' && NOT_OF_PATHS.test(name)),
  );
  const drawn = children
    .filter((child) => typeof child === 'string' || !UNUSED.test(child.tag))
    .map((child) => (typeof child === 'string' ? child : withoutLiveParts(child, links)));
  const own = drawn.filter((child) => {
    const isGroup = typeof child !== 'string' && child.children.some(isLink);
    if (isGroup) links.push(child);
    return !isGroup;
  });
  return {tag, attributes: Object.fromEntries(kept), children: own};
}

const isLink = (node: Node) => typeof node !== 'string' && node.tag === 'a';
const UNUSED = /^(defs|clipPath|title|desc)$/u;
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

function withFallbacks(svg: string) {
  return svg.replaceAll(
    /var\(--([\w-]+)\)/gu,
    (_, token) => `var(--${token},${fallbackOf(token)})`,
  );
}

const {light: LIGHT} = readTokens();

function fallbackOf(token: string) {
  const colour = LIGHT.get(token);
  if (!colour)
    throw new Error(`a picture uses --${token}, which src/css/tokens.css doesn't define.`);
  return colour;
}
