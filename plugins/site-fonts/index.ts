import {readFileSync} from 'node:fs';
import {languageOf} from '../../content/languages.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Faces that every page in a script is set in. One that arrives later has the whole page laid out again, a tenth of
 * a second on a phone; those for formulas are worth less than what they would take from the text's.
 */
const OF_EVERY_PAGE: Record<string, RegExp> = {
  latin: /^golos-latin-/,
  cyrillic: /^golos-(latin|cyrillic)-400/,
};

// Until the fonts are there the text is set in a stand-in as wide as they are, so that nothing moves
// when they come. Widths relative to Arial, measured on a paragraph in each script.
const WIDTHS = {latin: {400: 108, 600: 101}, cyrillic: {400: 106, 600: 99}};

/**
 * Declares the self-hosted fonts in the page's head. They are there and not in the style sheet,
 * because the bundler would inline small fonts into it and publish the others once per language.
 */
export default function siteFonts({baseUrl, siteConfig, i18n}: LoadContext): Plugin {
  // The development server serves one language, with static files below its own address.
  const root = process.env.NODE_ENV === 'production' ? siteConfig.customFields?.rootUrl : baseUrl;
  const address = (file: string) => `${root}fonts/${file}`;
  const {script} = languageOf(i18n.currentLocale);
  const text = faces.filter(({file}) => OF_EVERY_PAGE[script].test(file));
  return {
    name: 'site-fonts',
    injectHtmlTags: () => ({
      headTags: [
        ...text.map(({file}) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: address(file),
            crossorigin: '',
          },
        })),
        {
          tagName: 'style',
          innerHTML:
            faces
              .filter((face) => !face.script || face.script === script)
              .map((face) => faceRule(face, address(face.file)))
              .join('') + standIn(script),
        },
      ],
    }),
  };
}

function standIn(script: keyof typeof WIDTHS) {
  return Object.entries(WIDTHS[script])
    .map(([weight, width]) => {
      const bold = weight === '600' ? ' Bold' : '';
      const names = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local("${name}${bold}")`);
      const lines = `ascent-override:${(9800 / width).toFixed(1)}%;descent-override:${(2200 / width).toFixed(1)}%;line-gap-override:0%`;
      return `@font-face{font-family:"Golos Fallback";src:${names};font-weight:${weight};size-adjust:${width}%;${lines}}`;
    })
    .join('');
}

/** a font file that `npm run fonts` made */
interface Face {
  family: string;
  /** in static/fonts */
  file: string;
  weight: number;
  /** of characters, as CSS writes it; empty for all */
  range: string;
  /** whose pages alone have it */
  script?: string;
}

export const faces: readonly Face[] = JSON.parse(
  readFileSync(new URL('faces.json', import.meta.url), 'utf8'),
);

/**
 * A face as CSS declares it.
 *
 * @param url of its file, or the file itself as data
 */
export function faceRule({family, weight, range}: Face, url: string): string {
  const limit = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${limit}}`;
}
