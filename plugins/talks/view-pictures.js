// @ts-check
import {Worker} from 'node:worker_threads';
import {LOCALES} from '../../content/languages.js';

/** @import {MadeFigure} from '../figures/index.js' */

/**
 * @typedef {object} ViewJob plain data, so that it can be handed to a thread
 * @property {string} locale
 * @property {import('../../content/talks/slide-view.js').SlideView} view
 * @property {import('./slide-layout.js').SlideTexts} told
 * @property {import('../../src/components/figure/live/mount.js').FigureData} drawing what a live chart is drawn from
 *
 * @typedef {object} ViewPicture
 * @property {string} svg
 * @property {import('../../src/components/figure/picture/spots.js').Spot[]} spots
 * @property {string[]} notes ids of the annotations of what is shown
 * @property {Pick<import('./slide-layout.js').SlideLayout, 'notes' | 'crowd'>} layout
 *
 * @typedef {import('../../content/talks/read-talks.js').FigureSlide} FigureSlide
 * @typedef {(slide: FigureSlide, locale: string) => ViewPicture} PictureIn
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
 * Draws the figures of talks, one talk after another: with 200 studies all of them would be too much to hold. A thread
 * draws them: the build's own process has React twice by then, Docusaurus' and that of Node's modules, and hooks of one
 * don't run in the other.
 *
 * @param {Map<string, MadeFigure>} figures by id, with the texts of their drawings
 * @param {(figure: MadeFigure, locale: string) => Promise<import('./slide-layout.js').SlideTexts>} toldOf what stands
 *   around a figure on its slide
 */
export function viewPictures(figures, toldOf) {
  const worker = new Worker(new URL('./view-thread.js', import.meta.url));
  /** A failed thread fails who waits for it, and nobody else. */
  const failed = new Promise((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(
        new Error(
          `the thread of plugins/talks/view-thread.js ended with exit code ${code} before it had drawn all slides. See what it printed above; it may lack memory.`,
        ),
      ),
    );
  });
  failed.catch(() => undefined);

  /** @param {ViewJob[]} jobs @returns {Promise<ViewPicture[]>} */
  const drawn = (jobs) =>
    Promise.race([
      new Promise((resolve) => {
        worker.once('message', resolve);
        worker.postMessage(jobs);
      }),
      /** @type {Promise<never>} */ (failed),
    ]);

  return {
    /**
     * @param {import('../../content/talks/read-talks.js').Talk} talk
     * @returns {Promise<PictureIn>}
     * @throws {Error} when one can't be drawn
     */
    async draw({slides}) {
      const asked = slides
        .filter((slide) => 'figure' in slide)
        .flatMap((slide) => LOCALES.map((locale) => ({slide, locale})));
      const jobs = asked.map(async ({slide, locale}) => {
        const figure = /** @type {MadeFigure} */ (figures.get(slide.figure));
        const told = await toldOf(figure, locale);
        return {locale, told, view: viewOf(slide) ?? {}, drawing: drawingOf(figure, locale)};
      });
      const pictures = await drawn(await Promise.all(jobs));
      const known = new Map(
        asked.map(({slide, locale}, at) => [keyOf(slide, locale), pictures[at]]),
      );
      return (slide, locale) => /** @type {ViewPicture} */ (known.get(keyOf(slide, locale)));
    },
    close: () => worker.terminate(),
  };
}

/** @param {FigureSlide} slide @param {string} locale */
const keyOf = (slide, locale) => JSON.stringify([locale, slide]);

/** @param {MadeFigure} figure @param {string} locale @returns {ViewJob['drawing']} */
function drawingOf({name, definition, points, languages}, locale) {
  const {chart, scales, annotations = []} = definition;
  return {name, chart, scales, annotations, points, texts: languages[locale].texts};
}
