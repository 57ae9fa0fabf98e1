// @ts-check
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {processMemory} from '../../content/results/process-memory.js';
import {figureCard} from '../../content/site/card-addresses.js';
import {loadSite} from '../../content/site/load-site.js';
import {figuresOnce} from '../figures/index.js';
import {picturesAddress} from '../site-address/index.js';
import {isDevelopment} from '../site-bundle/server-texts.js';
import {serveFiles} from '../site-bundle/serve-files.js';
import {cardJobs} from './card-jobs.js';
import {drawAll} from './draw-all.js';
import {earlierJobs, pictureJobs} from './jobs.js';
import {copyAll} from './store.js';

/** @import {Job} from './draw.js' */

/**
 * Publishes each figure as pictures for talks and documents, below `pictures/`: SVG and PNG, for a page and as a slide,
 * in both languages and themes, and cards for social networks: of each figure, study and claim. A figure's picture has a
 * second address, beside its kept state, which goes on showing that state.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin<void>}
 */
export default function picturesPlugin({siteDir, siteConfig, i18n}) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  const printed = picturesAddress(process.env, siteConfig.url + base);
  const drawing = () => drawOnce(siteDir, base, printed);
  return {
    name: 'pictures',
    configureWebpack: () =>
      /** @type {import('webpack').Configuration} Docusaurus' type knows of no development server. */ (
        isDevelopment()
          ? {devServer: serveFiles('pictures', base, pictureIn(siteDir, base, printed))}
          : {}
      ),
    async loadContent() {
      // Threads draw while the pages are bundled; who fails here fails where it is waited for.
      if (!isDevelopment()) drawing().catch(() => undefined);
    },
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const {places} = await drawing();
      for (const place of places) await copyAll(place, outDir);
    },
  };
}

/** @type {Map<string, ReturnType<typeof draw>>} */
const started = processMemory('pictures');

/** @param {string} root @param {string} base @param {string} printed address of the site in pictures */
function drawOnce(root, base, printed) {
  const key = `${root} ${base} ${printed}`;
  const earlier = started.get(key);
  if (earlier) return earlier;
  const places = draw(root, base, printed);
  started.set(key, places);
  return places;
}

/** @param {string} root @param {string} base @param {string} printed */
async function draw(root, base, printed) {
  return drawAll(root, await jobsOf(root, base, printed));
}

/** @param {string} root @param {string} base @param {string} printed @returns {Promise<Job[]>} */
async function jobsOf(root, base, printed) {
  const figures = await figuresOnce(root, base);
  const cards = cardJobs(await loadSite(root), printed);
  const pictures = await pictureJobs(root, figures, printed);
  return [...pictures, ...earlierJobs(root, pictures, printed), ...cards];
}

/**
 * Draws the picture that is asked for, with those that are drawn together with it.
 *
 * @param {string} root @param {string} base @param {string} printed
 * @returns {(address: string) => Promise<Buffer | undefined>} undefined where there is no such picture
 */
export function pictureIn(root, base, printed) {
  return async (address) => {
    if (!PICTURE.test(address)) return undefined;
    const job = (await jobsOf(root, base, printed)).find((each) => draws(each, address));
    if (!job) return undefined;
    const {
      places: [place],
    } = await drawAll(root, [job]);
    return readFile(join(place, address)).catch(() => undefined);
  };
}

const PICTURE = /^(?:pictures|frozen)\/.*\.(?:svg|png)$/u;

/** Whether a job draws what stands at an address. @param {Job} job @param {string} address */
export function draws(job, address) {
  if ('cards' in job) return job.cards.some((card) => card.address === address);
  const {id, locale, frozen} = job;
  if (frozen && address.startsWith(`frozen/${id}/${frozen.id}.${locale}.`)) return true;
  const isCard = address === figureCard(id, locale);
  return !frozen?.isEarlier && (isCard || address.startsWith(`pictures/${id}.${locale}.`));
}
