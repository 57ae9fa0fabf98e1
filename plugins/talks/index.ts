import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LOCALES, folderOf} from '../../content/languages.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {readTalks} from '../../content/talks/read-talks.ts';
import {textsOf} from '../../content/i18n.ts';
import {figuresOnce} from '../figures/index.ts';
import Talk from '../../src/components/talk/Talk.tsx';
import {filesPlugin, placeOf} from '../common/serve-files.ts';
import {frameOf, talkPage} from './page.ts';
import {talkMaker} from './slides.ts';
import {viewPictures} from './view-pictures.ts';
import type {PictureIn} from './view-pictures.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes the talks, one file each, at `talk/<name>/`, and below it in each further language first, `talk/<name>/ru/`.
 */
export default function talksPlugin(context: LoadContext): Plugin<void> {
  return filesPlugin('talks', context, () => talkFiles(context.siteDir, placeOf(context)));
}

/**
 * The files of all talks, made one talk after another: each holds all of its pictures.
 *
 * @param place address and path of the site's root
 * @returns addresses below the root
 */
export async function* talkFiles(
  siteDir: string,
  {root, base}: {root: string; base: string},
): AsyncGenerator<[address: string, html: string]> {
  const site = await loadSite(siteDir);
  const all = await figuresOnce(siteDir, base);
  const figures = new Map(all.map((figure) => [figure.id, figure]));
  const talks = readTalks(site);
  const frame = frameOf(siteDir);
  const languages = Object.fromEntries(
    LOCALES.map((locale) => {
      const home = root + folderOf(locale);
      const words = textsOf(locale, site.catalogues[locale].talks);
      const maker = talkMaker(site, figures, {locale, home});
      return [locale, {words, ...maker}];
    }),
  );
  const pictures = viewPictures(figures, (figure, locale) => languages[locale].toldOf(figure));
  try {
    for (const talk of talks) yield* filesOf(talk, await pictures.draw(talk));
  } finally {
    await pictures.close();
  }

  async function* filesOf(talk: (typeof talks)[number], pictureIn: PictureIn) {
    const made = await Promise.all(
      LOCALES.map(async (locale) => {
        const {words, make} = languages[locale];
        const spoken = await make(talk, pictureIn);
        const props = {talk: spoken, words: words.render};
        const html = renderToStaticMarkup(createElement(Talk, props));
        return {locale, html, words: {title: spoken.title, ...wordsIn(words)}};
      }),
    );
    const parts = Object.fromEntries(made.map(({locale, html}) => [locale, html]));
    const words = Object.fromEntries(made.map(({locale, words: own}) => [locale, own]));
    for (const language of LOCALES) {
      const {name} = talk;
      const page = talkPage({name, language, parts, words, frame});
      const file: [address: string, html: string] = [
        `talk/${name}/${folderOf(language)}index.html`,
        page,
      ];
      yield file;
    }
  }
}

const IN_BROWSER = [
  ...['back', 'next', 'theme', 'full', 'speaker', 'download'],
  ...['no-step', 'no-language', 'nearest', 'next-is', 'start', 'pause', 'reset'],
];

/** What the script says; `{{step}}` and the like are put in there. */
const wordsIn = (words: ReturnType<typeof textsOf>) =>
  Object.fromEntries(
    IN_BROWSER.map((key) => [
      key,
      words.render(`browser.${key}`, {
        step: '{{step}}',
        count: '{{count}}',
        language: '{{language}}',
        known: '{{known}}',
      }),
    ]),
  );
