import {LOCALES} from '../../content/languages.ts';
import {present} from '../../lib/typed.ts';
import {drawnFrom} from '../figures/publish.ts';
import {openThreads} from '../pictures/threads.ts';
import type {FigureSlide, SlideView, Talk} from '../../content/talks/read-talks.ts';
import type {Spot} from '../../src/components/figure/picture/spots.ts';
import type {MadeFigure} from '../figures/index.ts';
import type {FigureIn} from '../pictures/render.ts';
import type {Told} from '../pictures/sheet/figure-sheets.ts';
import type {SlideLayout} from '../pictures/slide-layout.ts';

export type {FigureSlide};

/** plain data, so that it can be handed to a thread */
export type ViewJob = FigureIn & {view: SlideView};

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
 * Draws the figures of talks, one talk after another: with 200 studies all of them would be too much to hold.
 *
 * @param figures by id, with the texts of their drawings
 * @param toldOf what stands around a figure on its slide
 */
export function viewPictures(
  figures: Map<string, MadeFigure>,
  toldOf: (figure: MadeFigure, locale: string) => Promise<Told>,
) {
  const thread = openThreads(1);

  async function drawn(slide: FigureSlide, locale: string): Promise<[string, ViewPicture]> {
    const figure = present(figures.get(slide.figure), `the figure ${slide.figure}`);
    const {id, fingerprint} = figure;
    const job: ViewJob = {
      ...{id, locale, fingerprint, summary: '', told: await toldOf(figure, locale)},
      ...{drawing: drawnFrom(figure, locale), view: viewOf(slide) ?? {}},
    };
    return [keyOf(slide, locale), await thread.ask<ViewPicture>(job)];
  }

  return {
    /** @throws {Error} when one can't be drawn */
    async draw({slides}: Talk): Promise<PictureIn> {
      const asked = slides
        .filter((slide) => 'figure' in slide)
        .flatMap((slide) => LOCALES.map((locale) => drawn(slide, locale)));
      const known = new Map(await Promise.all(asked));
      return (slide, locale) => present(known.get(keyOf(slide, locale)), keyOf(slide, locale));
    },
    close: () => thread.close(),
  };
}

const keyOf = (slide: FigureSlide, locale: string) => JSON.stringify([locale, slide]);
