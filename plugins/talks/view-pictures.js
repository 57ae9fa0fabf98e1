// @ts-check
import {Worker} from 'node:worker_threads';
import {LOCALES} from '../../content/languages.js';

/**
 * @typedef {object} ViewJob plain data, so that it can be handed to a thread
 * @property {string} locale
 * @property {import('../../content/talks/slide-view.js').SlideView} view
 * @property {string} title
 * @property {import('../../src/components/figure/live/mount.js').FigureData} drawing what a live chart is drawn from
 *
 * @typedef {object} ViewPicture
 * @property {string} svg
 * @property {import('../../src/components/figure/picture/spots.js').Spot[]} spots
 * @property {string[]} notes ids of the annotations of what is shown
 *
 * @typedef {import('../../content/talks/read-talks.js').FigureSlide} FigureSlide
 */

/**
 * How a slide shows its figure.
 *
 * @param {FigureSlide} slide
 * @returns {import('../../content/talks/slide-view.js').SlideView | null} null: as it is published
 */
export function viewOf({figure: _, ...view}) {
  return Object.keys(view).length > 0 ? view : null;
}

/**
 * Pictures of all slides that don't show the published ones. A thread draws them: the build's own process has React
 * twice by then, Docusaurus' and that of Node's modules, and hooks of one don't run in the other.
 *
 * @param {import('../../content/talks/read-talks.js').Talk[]} talks
 * @param {Map<string, import('../figures/index.js').MadeFigure>} figures by id, with the texts of their drawings
 * @param {(figure: import('../figures/index.js').MadeFigure, locale: string) => Promise<string>} titleOf
 * @returns {Promise<(slide: FigureSlide, locale: string) => ViewPicture>}
 * @throws {Error} when one can't be drawn
 */
export async function viewPictures(talks, figures, titleOf) {
  const slides = talks
    .flatMap((talk) => talk.slides)
    .filter((slide) => 'figure' in slide)
    .filter(viewOf);
  const asked = slides.flatMap((slide) => LOCALES.map((locale) => ({slide, locale})));
  const jobs = asked.map(async ({slide, locale}) => {
    const figure = /** @type {import('../figures/index.js').MadeFigure} */ (
      figures.get(slide.figure)
    );
    const title = await titleOf(figure, locale);
    return {locale, title, view: viewOf(slide) ?? {}, drawing: drawingOf(figure, locale)};
  });
  const pictures = await drawnInThread(await Promise.all(jobs));
  const drawn = new Map(asked.map(({slide, locale}, at) => [keyOf(slide, locale), pictures[at]]));
  return (slide, locale) => /** @type {ViewPicture} */ (drawn.get(keyOf(slide, locale)));
}

/** @param {FigureSlide} slide @param {string} locale */
const keyOf = (slide, locale) => JSON.stringify([locale, slide]);

/** @param {import('../figures/index.js').MadeFigure} figure @param {string} locale @returns {ViewJob['drawing']} */
function drawingOf({name, definition, points, languages}, locale) {
  const {chart, scales, annotations = []} = definition;
  return {name, chart, scales, annotations, points, texts: languages[locale].texts};
}

/** @param {ViewJob[]} jobs @returns {Promise<ViewPicture[]>} */
function drawnInThread(jobs) {
  if (jobs.length === 0) return Promise.resolve([]);
  const worker = new Worker(new URL('./view-thread.js', import.meta.url), {workerData: jobs});
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(
        new Error(
          `the thread of plugins/talks/view-thread.js ended with exit code ${code} before it had drawn its ${jobs.length} slides. See what it printed above; it may lack memory.`,
        ),
      ),
    );
  });
}
