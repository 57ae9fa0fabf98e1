// @ts-check
import {join} from 'node:path';
import {processMemory} from '../../content/results/process-memory.js';
import {loadSite} from '../../content/site/load-site.js';
import {figuresOnce} from '../figures/index.js';
import {picturesAddress} from '../site-address/index.js';
import {isDevelopment} from '../site-bundle/server-texts.js';
import {cardJobs} from './card-jobs.js';
import {drawAll} from './draw-all.js';
import {pictureJobs} from './jobs.js';
import {copyAll} from './store.js';

/**
 * Publishes each figure as pictures for talks and documents, below `pictures/`: SVG and PNG, for a page and as a slide,
 * in both languages and themes, and cards for social networks: of each figure, study and claim.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin<any>}
 */
export default function picturesPlugin({siteDir, siteConfig, i18n}) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  const printed = picturesAddress(process.env, siteConfig.url + base);
  const drawing = () => drawOnce(siteDir, base, printed);
  return {
    name: 'pictures',
    async loadContent() {
      // Threads draw while the pages are bundled; who fails here fails where it is waited for.
      if (!isDevelopment()) drawing().catch(() => undefined);
    },
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const {places} = await drawing();
      await Promise.all(places.map((place) => copyAll(place, join(outDir, 'pictures'))));
    },
  };
}

const started = processMemory('pictures');

/** @param {string} root @param {string} base @param {string} printed address of the site in pictures */
function drawOnce(root, base, printed) {
  const key = `${root} ${base} ${printed}`;
  if (!started.has(key)) started.set(key, draw(root, base, printed));
  return started.get(key);
}

/** @param {string} root @param {string} base @param {string} printed */
async function draw(root, base, printed) {
  const figures = await figuresOnce(root, base);
  const cards = cardJobs(await loadSite(root), printed);
  return drawAll(root, [...(await pictureJobs(root, figures, printed)), ...cards]);
}
