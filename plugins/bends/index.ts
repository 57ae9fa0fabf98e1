import {createHash} from 'node:crypto';
import {readdir, readFile, rm, rmdir} from 'node:fs/promises';
import path from 'node:path';
import {policyOf} from '../common/policy.ts';
import {writeFile} from '../common/write-files.ts';
import {claimCardsScript, notFoundScript, wakeScript} from './script.ts';
import {POLICY_SEAT} from './ssr-template.ts';
import type {Dirent} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

const own = (file: string) => path.join(import.meta.dirname, file);

/**
 * Sheets of parts of the theme that no page has, such as admonitions, that only a crash shows, or that show nothing
 * without the theme's colours, such as the bar of progress: who turns one on takes it out of here.
 */
const UNUSED_SHEETS =
  /(theme-common[\\/]lib[\\/]utils[\\/]errorBoundaryUtils\.module|theme-classic[\\/]lib[\\/](theme[\\/](AnnouncementBar|Admonition|Tag|Tags\w+|EditMetaRow|Icon[\\/]Edit|DocCategoryGeneratedIndexPage)[\\/].*\.module|nprogress))\.css$/;

// The minifier takes the quotes away where the seat's own text doesn't need them; the policy does.
const SEAT = new RegExp(`content="?${POLICY_SEAT}"?`);

/**
 * What this site has otherwise than Docusaurus means it; ARCHITECTURE.md says what each bend buys. The bundles are
 * without what the site doesn't use: the highlighter (code is coloured at build), all but one of TypeScript's helpers, the
 * router's own links (a link loads its page), the theme's CSS framework (the site has its own sheet for the same class names), and the sheets of its unused parts.
 * Pages run a script that wakes the application, get their content security policy last, and a language's folder loses
 * its second copy of `static/`, since shared files are referred to without the language.
 * `@words/<catalogue>.json` is the catalogue of the language that is built.
 */
export default function bends({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'bends',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          '@words': path.join(siteDir, 'i18n', i18n.currentLocale),
          'prism-react-renderer': own('no-highlighter.ts'),
          'react-router-dom$': own('plain-links.ts'),
          tslib$: own('few-helpers.cjs'),
        },
      },
      plugins: [
        new ReleaseCompiler(),
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
          own('no-framework.css'),
        ),
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
          own('no-prefetch.ts'),
        ),
        new currentBundler.instance.NormalModuleReplacementPlugin(
          UNUSED_SHEETS,
          own('no-sheet.module.css'),
        ),
      ],
    }),
    async postBuild({outDir, siteConfig}) {
      for (const {file, code} of [wakeScript(), notFoundScript(), claimCardsScript()])
        writeFile(path.join(outDir, file), code);
      for (const page of await pagesIn(outDir)) {
        if (path.basename(page) === '404.html') await putStylesAside(page, siteConfig.baseUrl);
        await setPolicy(page);
      }
      const isRoot = siteConfig.baseUrl === siteConfig.customFields?.rootUrl;
      if (!isRoot && i18n.currentLocale !== i18n.defaultLocale)
        await dropSharedFiles(path.join(siteDir, 'static'), outDir);
    },
  };
}

async function pagesIn(folder: string) {
  const names = await readdir(folder, {recursive: true});
  return names.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name));
}

/**
 * Moves the inline styles of the page for missing addresses into a file. That of one language takes over another's
 * content, and with it those styles would come, which its own policy doesn't name.
 */
async function putStylesAside(page: string, baseUrl: string) {
  let css = '';
  const html = (await readFile(page, 'utf8')).replaceAll(/<style>([^<]*)<\/style>/g, (_, style) => {
    css += style;
    return '';
  });
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const sheet = `assets/css/not-found.${hash}.css`;
  writeFile(path.join(path.dirname(page), sheet), css);
  writeFile(
    page,
    html.replace('</head>', `<link rel="stylesheet" href="${baseUrl}${sheet}"></head>`),
  );
}

async function setPolicy(file: string) {
  const html = await readFile(file, 'utf8');
  if (SEAT.test(html)) writeFile(file, html.replace(SEAT, `content="${policyOf(html)}"`));
}

async function dropSharedFiles(staticDir: string, outDir: string) {
  const entries = await readdir(staticDir, {recursive: true, withFileTypes: true}).catch(() => []);
  const below = ({parentPath, name}: Dirent) =>
    path.join(outDir, path.relative(staticDir, parentPath), name);
  const files = entries.filter((entry) => !entry.isDirectory());
  await Promise.all(files.map((entry) => rm(below(entry), {force: true})));
  // The deepest first; a page of the same name, such as /data/, keeps its folder.
  const folders = entries.filter((entry) => entry.isDirectory()).map(below);
  for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => {});
}

const NAME = 'release-compiler';

/**
 * Lets a finished bundler go. Rspack holds the runtime modules that plugins add, such as Docusaurus' own, until the process
 * ends, and each leads to all that was compiled: with several languages in one process the bundler's memory adds up.
 * Mended in Rspack 2.1.8 (web-infra-dev/rspack#15008, facebook/docusaurus#12380); goes once Docusaurus brings that.
 */
export class ReleaseCompiler {
  apply(compiler: Compiler) {
    const added: Set<object> = new Set();
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const add = compilation.addRuntimeModule.bind(compilation);
      compilation.addRuntimeModule = (chunk, module) => {
        added.add(module);
        add(chunk, module);
      };
    });
    compiler.hooks.shutdown.tap(NAME, () => {
      for (const module of added)
        Object.assign(module, {compilation: null, chunk: null, chunkGraph: null});
      added.clear();
    });
  }
}
