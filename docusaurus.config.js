// @ts-check
// Wiring only: which parts make the site, and with which options.
import {nativeImport} from './plugins/bends/native-import.cjs';

const description =
  'Annotated benchmark studies of PHP runtimes: what was measured, and what the numbers can carry.';

const own = [
  'bindings',
  'result-data',
  'api',
  'feeds',
  'indexes',
  'talks',
  'figures',
  'pictures',
  'share',
  'explorables',
  'site-fonts',
  'islands',
  'embeds',
  'moved',
  'site-search',
  'third-party',
  'bends',
];

/** @param {readonly import('./content/languages.ts').Language[]} languages */
const i18nOf = (languages) => ({
  defaultLocale: languages[0].code,
  locales: languages.map(({code}) => code),
  localeConfigs: Object.fromEntries(
    languages.map(({code, name}) => [code, {label: name, htmlLang: code}]),
  ),
});

export default async function createConfig() {
  await nativeImport('plugins/bends/jsx.ts');
  const {LANGUAGES} = await nativeImport('content/languages.ts');
  const {siteAddress} = await nativeImport('plugins/site-address/index.ts');
  const {frontMatterWithCard, homeCard} = await nativeImport('plugins/site-address/cards.ts');
  const {repositoryAddress} = await nativeImport('plugins/site-address/repository.ts');
  const {markdownPipeline} = await nativeImport('plugins/site-markdown/index.ts');
  const {nameAddresses} = await nativeImport('plugins/site-markdown/name-addresses.ts');
  const {footer, navbar, inShelves} = await nativeImport('plugins/site-navigation/index.ts');
  const {favicon, ssrTemplate} = await nativeImport('plugins/bends/ssr-template.ts');
  const {default: bindPage} = await nativeImport('plugins/bindings/remark.ts');
  const parts = await Promise.all(own.map((name) => nativeImport(`plugins/${name}/index.ts`)));
  const address = siteAddress(process.env);
  const site = (address.url + address.baseUrl).replace(/\/$/, '');
  const repository = repositoryAddress(process.env);
  const addresses = [nameAddresses, {address: repository, site}];
  const pipeline = markdownPipeline([addresses, bindPage]);

  return {
    title: 'Blocking Coefficient',
    tagline: description,
    ...address,
    customFields: {rootUrl: address.baseUrl, repository},
    ssrTemplate: ssrTemplate(address.baseUrl, process.env.DOCUSAURUS_CURRENT_LOCALE),
    headTags: [favicon(address.baseUrl)],
    baseUrlIssueBanner: false,
    trailingSlash: true,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      parseFrontMatter: frontMatterWithCard(address),
    },
    storage: {type: 'localStorage', namespace: 'blocking-coefficient'},
    // The bundler's cache on disk keeps pages that were made from other numbers. Threads would render a hundred pages and
    // more: each holds the site's code again, and on two cores they are slower than the one thread that is there.
    future: {v4: true, faster: {rspackPersistentCache: false, ssgWorkerThreads: false}},
    i18n: i18nOf(LANGUAGES),
    themes: [
      ['@docusaurus/theme-classic', {customCss: ['./src/css/tokens.css', './src/css/site.css']}],
    ],
    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          sidebarItemsGenerator: inShelves,
          ...pipeline,
        },
      ],
      ['@docusaurus/plugin-content-pages', pipeline],
      ['@docusaurus/plugin-sitemap', {lastmod: null, changefreq: null, priority: null}],
      ...parts.map(({default: plugin}) => plugin),
    ],
    themeConfig: {
      image: homeCard(address, process.env.DOCUSAURUS_CURRENT_LOCALE),
      colorMode: {respectPrefersColorScheme: true},
      navbar,
      footer,
      metadata: [{name: 'description', content: description}],
    },
  };
}
