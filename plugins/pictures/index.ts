import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {memoizeByStamp} from '../../content/memoize.ts';
import {figureCard} from '../../content/site/card-addresses.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {placeOf, serveFiles} from '../common/serve-files.ts';
import {isDevelopment} from '../common/server-texts.ts';
import {figuresOnce} from '../figures/index.ts';
import {picturesAddress} from '../site-address/index.ts';
import {cardJobs} from './card-jobs.ts';
import {earlierJobs, pictureJobs} from './jobs.ts';
import {copyAll, isThere, pictureStore} from './store.ts';
import {openThreads} from './threads.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Job} from './draw.ts';

/**
 * Publishes each figure as pictures for talks and documents, below `pictures/`: SVG and PNG, for a page and as a slide,
 * in both languages and themes, and cards for social networks: of each figure, study and claim. A figure's picture has a
 * second address, beside its kept state, which goes on showing that state.
 */
export default function picturesPlugin(context: LoadContext): Plugin<void> {
  const {siteDir, i18n} = context;
  const {base, root} = placeOf(context);
  const printed = picturesAddress(process.env, root);
  const drawing = () => drawOnce(siteDir, base, printed);
  return {
    name: 'pictures',
    // Docusaurus' type knows of no development server.
    configureWebpack: (): object =>
      isDevelopment()
        ? {devServer: serveFiles('pictures', base, pictureIn(siteDir, base, printed))}
        : {},
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

/** Once for all languages of a build. */
const drawOnce = memoizeByStamp(
  (..._place: [root: string, base: string, printed: string]) => '',
  async (root, base, printed) => drawAll(root, await jobsOf(root, base, printed)),
);

async function jobsOf(root: string, base: string, printed: string): Promise<Job[]> {
  const figures = await figuresOnce(root, base);
  const cards = cardJobs(await loadSite(root), printed);
  const pictures = await pictureJobs(root, figures, printed);
  return [...pictures, ...earlierJobs(root, pictures, printed), ...cards];
}

/**
 * Draws the picture that is asked for, with those that are drawn together with it.
 *
 * @returns undefined where there is no such picture
 */
export function pictureIn(
  root: string,
  base: string,
  printed: string,
): (address: string) => Promise<Buffer | undefined> {
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

/** Whether a job draws what stands at an address. */
export function draws(job: Job, address: string) {
  if ('cards' in job) return job.cards.some((card) => card.address === address);
  const {id, locale, frozen} = job;
  if (frozen && address.startsWith(`frozen/${id}/${frozen.id}.${locale}.`)) return true;
  const isCard = address === figureCard(id, locale);
  return !frozen?.isEarlier && (isCard || address.startsWith(`pictures/${id}.${locale}.`));
}

/** More threads than this would each compile the charts, for a few pictures. */
const MOST = 4;

/**
 * Draws what isn't drawn yet.
 *
 * @param root folder of the repository
 * @returns folders of all pictures, and for how many figures and languages
 * they had to be drawn
 * @throws {Error} naming the figure that can't be drawn, and why
 */
async function drawAll(root: string, jobs: Job[]): Promise<{places: string[]; drawn: number}> {
  const {placeOf} = await pictureStore(root);
  const placed = jobs.map((job) => ({job, place: placeOf(job)}));
  const missing = [];
  for (const each of placed) if (!(await isThere(each.place))) missing.push(each);
  const threads = openThreads(Math.min(MOST, availableParallelism(), missing.length));
  try {
    await Promise.all(missing.map(({job, place}) => threads.ask({...job, place})));
  } finally {
    await threads.close();
  }
  return {places: placed.map(({place}) => place), drawn: missing.length};
}
