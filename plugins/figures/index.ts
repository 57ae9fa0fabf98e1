import {join} from 'node:path';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {memoizeByStamp} from '../../content/memoize.ts';
import {loadCatalogues} from '../../content/site/catalogues.ts';
import {correctionNotes, readCorrections} from '../../content/site/corrections.ts';
import {filesUnder, stampOf} from '../../content/site/files.ts';
import {figureHtml} from './figure-html.ts';
import {drawsTexts, giveServer, isDevelopment} from '../common/server-texts.ts';
import {fileAt, pack, publishFigures, unpack} from './publish.ts';
import {readFigures, textsOf} from '../../content/figures/read-figures.ts';
import {folderOf, LOCALES} from '../../content/languages.ts';
import {chartTexts} from '../../content/figures/chart-texts.ts';
import {elementsIn, parse, written} from '../common/markup.ts';
import {placeOf, serveFiles} from '../common/serve-files.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** `texts` of its drawing; `packed`: its HTML, see publish.ts */
export type InLanguage = {texts: Record<string, string>; packed: Buffer};

export type MadeFigure = Figure & {languages: Record<string, InLanguage>};

const NOTHING = fileURLToPath(new URL('./nothing.ts', import.meta.url));

/**
 * Makes the figures' HTML for the server, and publishes what their live parts fetch: points and texts, the HTML for
 * pages that are opened from another page, and the values as CSV.
 */
export default function figuresPlugin(context: LoadContext): Plugin<MadeFigure[]> {
  const {siteDir, generatedFilesDir, i18n} = context;
  const {base} = placeOf(context);
  const generated = join(generatedFilesDir, 'figures/default');
  return {
    name: 'figures',
    loadContent: () => figuresOnce(siteDir, base),
    async contentLoaded({content, actions}) {
      await giveServer(actions.createData, generated, htmlOf(content, i18n.currentLocale));
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@figures/static-html': drawsTexts(isServer) ? join(generated, 'texts.js') : NOTHING,
        },
      },
      ...(isDevelopment() && {
        devServer: serveFiles('figures', base, (address) =>
          fileAt(address, () => makeFigures(siteDir, base)),
        ),
      }),
    }),
    getPathsToWatch: () =>
      [
        'static/data/{corrections.json,results/**/*.json}',
        'static/figures/**/*.svg',
        'i18n/*/{,studies/}*.json',
        'src/studies/**/*.ts',
      ].map((pattern) => join(siteDir, pattern)),
    async postBuild({content, outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) await publishFigures(content, outDir);
    },
  };
}

/** All figures with their HTML in both languages, made once for all languages of a build. */
export const figuresOnce: (root: string, baseUrl: string) => Promise<MadeFigure[]> = memoizeByStamp(
  (root: string, _baseUrl: string) =>
    stampOf(
      root,
      SOURCES.flatMap((folder) => filesUnder(root, folder)),
    ),
  (root, baseUrl) => makeFigures(root, baseUrl),
);

/** What figures are made of. */
const SOURCES = ['static/data', 'static/figures', 'i18n', 'src/studies'];

async function makeFigures(root: string, baseUrl: string) {
  const notesOf = correctionsIn(root, baseUrl);
  const figures: MadeFigure[] = [];
  // One after another: all at once they hold what they are made from, gigabytes with 200 studies.
  for (const figure of await readFigures(root))
    figures.push(await withHtml(root, figure, {baseUrl, notesOf}));
  return figures;
}

/** What a figure's HTML says of its corrections, with whole addresses. */
function correctionsIn(root: string, baseUrl: string) {
  const corrections = readCorrections(root);
  const {catalogues} = loadCatalogues(root);
  return (name: string, locale: string) => {
    const catalogue = catalogues[locale].corrections ?? {};
    const language = folderOf(locale);
    return correctionNotes(corrections, {of: 'figures', name, locale, catalogue}).map((note) => ({
      ...note,
      address: `${baseUrl}${language}${note.address.slice(1)}`,
    }));
  };
}

async function withHtml(
  root: string,
  figure: Figure,
  {baseUrl, notesOf}: {baseUrl: string; notesOf: ReturnType<typeof correctionsIn>},
) {
  const entries = LOCALES.map(async (locale) => {
    const {t, catalogue} = await textsOf(root, figure, locale);
    const has = (key: string) => Object.hasOwn(catalogue, `figure.${figure.name}.${key}`);
    const pictures = await picturesOf(root, figure, locale);
    const corrections = notesOf(figure.id, locale);
    const html = figureHtml(figure, {t, has, locale, pictures, baseUrl, corrections});
    return [locale, {texts: chartTexts(figure.name, t, catalogue), packed: pack(html)}];
  });
  return {...figure, languages: Object.fromEntries(await Promise.all(entries))};
}

/** The published pictures of a figure as pages contain them, by language. */
export async function picturesIn(root: string, figure: Pick<Figure, 'id' | 'name'>) {
  const pictures: Record<string, Awaited<ReturnType<typeof picturesOf>>> = {};
  for (const locale of LOCALES) pictures[locale] = await picturesOf(root, figure, locale);
  return pictures;
}

/**
 * The published pictures of a figure as pages of a language contain them.
 *
 * @throws {Error} when one is missing, saying how to draw it
 */
export async function picturesOf(
  root: string,
  {id, name}: Pick<Figure, 'id' | 'name'>,
  locale: string,
): Promise<{wide: string; narrow: string}> {
  const read = async (size: string) => {
    const file = `static/figures/${id}.${locale}.${size}.svg`;
    const svg = await readFile(join(root, file), 'utf8').catch(() => {
      throw new Error(
        `${file} is missing: run \`npm run bench -- update\`, look at the picture, and commit it.`,
      );
    });
    return inPage(svg, name);
  };
  return {wide: await read('wide'), narrow: await read('narrow')};
}

function* htmlOf(figures: MadeFigure[], locale: string): Generator<[name: string, html: string]> {
  for (const {id, languages} of figures) yield [`${id}.html`, unpack(languages[locale].packed)];
}

/**
 * The published picture as a page contains it, which has the tokens, the type, the title and, once for both sizes,
 * the description: without what makes up for them elsewhere.
 *
 * @param name of the figure
 */
export function inPage(svg: string, name: string) {
  const drawing = parse(svg.replaceAll('>\n<', '><'));
  const {tag, attributes} = drawing;
  const [picture, ...links] = elementsIn(drawing);
  const named = {'aria-labelledby': `${name}--title`, 'aria-describedby': `${name}--summary`};
  const drawn = {
    tag: picture.tag,
    attributes: {...picture.attributes, ...named},
    children: picture.children.slice(NAMES.length),
  };
  const own = Object.entries(attributes).filter(([attribute]) => !ELSEWHERE.has(attribute));
  const page = written({tag, attributes: Object.fromEntries(own), children: [drawn, ...links]});
  return page.replaceAll(/(var\(--[\w-]+),#\w+\)/gu, '$1)');
}

/** What a published picture begins with, and pages say around it. */
const NAMES = ['title', 'desc'];
const ELSEWHERE = new Set(['xmlns', 'font-family', 'data-fingerprint']);
