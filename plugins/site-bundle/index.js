// @ts-check
import {fileURLToPath} from 'node:url';

const own = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Keeps out of the browser what the site doesn't use: the highlighter (code is coloured at build), all but one of
 * TypeScript's helpers, and the theme's CSS framework (the site has its own sheet for the same class names).
 * @returns {import('@docusaurus/types').Plugin}
 */
export default function siteBundle() {
  return {
    name: 'site-bundle',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          'prism-react-renderer': own('no-highlighter.js'),
          tslib$: own('few-helpers.cjs'),
        },
      },
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
          own('no-framework.css'),
        ),
      ],
    }),
  };
}
