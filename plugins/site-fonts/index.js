// @ts-check
import {readFileSync} from 'node:fs';

/** @type {{family: string, file: string, weight: number, range: string}[]} */
const faces = JSON.parse(readFileSync(new URL('faces.json', import.meta.url), 'utf8'));

/**
 * Declares the self-hosted fonts in the page's head. They stand there and not in the style sheet,
 * because the bundler would inline small fonts into it and publish the others once per language.
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
export default function siteFonts({baseUrl, siteConfig, i18n}) {
  // The development server serves one language, with static files below its own address.
  const root = process.env.NODE_ENV === 'production' ? siteConfig.customFields?.rootUrl : baseUrl;
  const address = (/** @type {string} */ file) => `${root}fonts/${file}`;
  const script = i18n.currentLocale === 'ru' ? 'cyrillic' : 'latin';
  const text = faces.filter(({file}) => file.startsWith(`golos-${script}-400`));
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
          innerHTML: faces.map((face) => ruleOf(face, address(face.file))).join(''),
        },
      ],
    }),
  };
}

/** @param {typeof faces[number]} face @param {string} url */
function ruleOf({family, weight, range}, url) {
  const limit = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${limit}}`;
}
