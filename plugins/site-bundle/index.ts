import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ReleaseCompiler} from './release-compiler.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Sheets of parts of the theme that no page has, such as admonitions, that only a crash shows, or that show nothing
 * without the theme's colours, such as the bar of progress: who turns one on takes it out of here.
 */
const UNUSED_SHEETS =
  /(theme-common[\\/]lib[\\/]utils[\\/]errorBoundaryUtils\.module|theme-classic[\\/]lib[\\/](theme[\\/](AnnouncementBar|Admonition|Tag|Tags\w+|EditMetaRow|Icon[\\/]Edit|DocCategoryGeneratedIndexPage)[\\/].*\.module|nprogress))\.css$/;

/**
 * Keeps out of the browser what the site doesn't use: the highlighter (code is coloured at build), all but one of
 * TypeScript's helpers, the theme's CSS framework (the site has its own sheet for the same class names), and the
 * sheets of its unused parts. `@words/<catalogue>.json` is the catalogue of the language that is built.
 */
export default function siteBundle({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-bundle',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          '@words': join(siteDir, 'i18n', i18n.currentLocale),
          'prism-react-renderer': own('no-highlighter.ts'),
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
          UNUSED_SHEETS,
          own('no-sheet.module.css'),
        ),
      ],
    }),
  };
}
