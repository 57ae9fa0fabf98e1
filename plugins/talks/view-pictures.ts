import {Worker} from 'node:worker_threads';
import {LOCALES} from '../../content/languages.ts';
import {present} from '../../lib/typed.ts';
import type {FigureSlide, SlideView, Talk} from '../../content/talks/read-talks.ts';
import type {FigureData} from '../../src/components/figure/live/mount.ts';
import type {Spot} from '../../src/components/figure/picture/spots.ts';
import type {MadeFigure} from '../figures/index.ts';
import type {SlideLayout, SlideTexts} from './slide-layout.ts';

export type {FigureSlide};

/** plain data, so that it can be handed to a thread */
export interface ViewJob {
  locale: string;
  view: SlideView;
  told: SlideTexts;
  /** what a live chart is drawn from */
  drawing: FigureData;
}

export interface ViewPicture {
  svg: string;
  spots: Spot[];
  /** ids of the annotations of what is shown */
  notes: string[];
  layout: Pick<SlideLayout, 'notes' | 'crowd'>;
}

export type PictureIn = (slide: FigureSlide, locale: string) => ViewPicture;

/**
 * How a slide shows its figure.
 *
 * @returns null: as it is published
 */
export function viewOf({figure: _, ...view}: FigureSlide): SlideView | null {
  return Object.keys(view).length > 0 ? view : null;
}

/**
 * Draws the figures of talks, one talk after another: with 200 studies all of them would be too much to hold. A thread
 * draws them: the build's own process has React twice by then, Docusaurus' and that of Node's modules, and hooks of one
 * don't run in the other.
 *
 * @param figures by id, with the texts of their drawings
 * @param toldOf what stands around a figure on its slide
 */
export function viewPictures(
  figures: Map<string, MadeFigure>,
  toldOf: (figure: MadeFigure, locale: string) => Promise<SlideTexts>,
) {
  const worker = new Worker(new URL('./view-thread.ts', import.meta.url));
  /** A failed thread fails who waits for it, and nobody else. */
  const failed = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(
        new Error(
          `the thread of plugins/talks/view-thread.ts ended with exit code ${code} before it had drawn all slides. See what it printed above; it may lack memory.`,
        ),
      ),
    );
  });
  failed.catch(() => undefined);

  const drawn = (jobs: ViewJob[]): Promise<ViewPicture[]> =>
    Promise.race([
      new Promise<ViewPicture[]>((resolve) => {
        worker.once('message', resolve);
        worker.postMessage(jobs);
      }),
      failed,
    ]);

  return {
    /** @throws {Error} when one can't be drawn */
    async draw({slides}: Talk): Promise<PictureIn> {
      const asked = slides
        .filter((slide) => 'figure' in slide)
        .flatMap((slide) => LOCALES.map((locale) => ({slide, locale})));
      const jobs = asked.map(async ({slide, locale}) => {
        const figure = present(figures.get(slide.figure), `the figure ${slide.figure}`);
        const told = await toldOf(figure, locale);
        return {locale, told, view: viewOf(slide) ?? {}, drawing: drawingOf(figure, locale)};
      });
      const pictures = await drawn(await Promise.all(jobs));
      const known = new Map(
        asked.map(({slide, locale}, at) => [keyOf(slide, locale), pictures[at]]),
      );
      return (slide, locale) => present(known.get(keyOf(slide, locale)), keyOf(slide, locale));
    },
    close: () => worker.terminate(),
  };
}

const keyOf = (slide: FigureSlide, locale: string) => JSON.stringify([locale, slide]);

function drawingOf(
  {name, definition, points, languages}: MadeFigure,
  locale: string,
): ViewJob['drawing'] {
  const {chart, scales, annotations = []} = definition;
  return {name, chart, scales, annotations, points, texts: languages[locale].texts};
}
