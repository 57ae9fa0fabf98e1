import {wrapText} from '../../src/components/charts/layout/text-width.ts';
import {fitted} from './sheet/fit.ts';
import {present} from '../../lib/typed.ts';
import type {ChartProps} from '../../src/components/charts/types.ts';
import type {Told} from './sheet/figure-sheets.ts';
import type {Chart} from './sheet/fit.ts';

/** lengths of a slide in its own type, the `em` of talk.css */
export interface SlideLook {
  /** size of its type */
  title: number;
  /** the same of an annotation */
  note: number;
  /** margin above and below */
  above: number;
  /** margin at both sides */
  beside: number;
  /** between title, picture and footer */
  gap: number;
  /** width of the annotations, where they stand beside the picture */
  column: number;
}

export interface SlideLayout {
  /** whose drawing has its room */
  props: ChartProps;
  /** where annotations stand */
  notes: 'beside' | 'below';
  /** which of the looks, from 0: the fuller the slide, the higher */
  crowd: number;
}

/** A slide as it is laid out, px, and its type at that size, as talk.css has it. */
const SLIDE = {width: 1920, height: 1080, em: 31.3};

/** What is tried in turn until a chart's type is large enough; talk.css has the same by `data-crowd`. */
const LOOKS: readonly SlideLook[] = [
  {title: 1.25, note: 1.1, above: 1.4, beside: 1.8, gap: 0.7, column: 13.5},
  {title: 1.25, note: 0.9, above: 1, beside: 1.4, gap: 0.5, column: 11},
  {title: 1.1, note: 0.8, above: 0.6, beside: 1, gap: 0.3, column: 9},
];

/** Type of a footer and the room right of it, where the buttons are, in `em`; and between a picture and what is beside it. */
const FOOTER = {size: 0.78, buttons: 15};
const BESIDE = 1;

/** From line to line, in sizes of type. */
const LEAD = {title: 1.2, text: 1.35};

/** Type of charts, px of a drawing, and the least on a slide: 24 px of 1080 are 12 pt on a slide of 7.5 in. */
const CHART_TYPE = 14;
const READABLE = 24;

/**
 * Draws a figure for its slide as large as its type can be while an annotation is shown: annotations stand beside the
 * picture or below it, whichever leaves more, and a slide that is too full has smaller margins.
 */
export function layoutOf(chart: Chart, told: Told): SlideLayout {
  let best: (SlideLayout & {type: number}) | null = null;
  for (const [crowd, look] of LOOKS.entries()) {
    for (const notes of placesOf(told)) {
      const room = roomOf(look, told, notes);
      const {props, height} = fitted(
        chart,
        (width) => (width * room.height) / room.width,
        (room.width * CHART_TYPE) / READABLE,
      );
      const type = CHART_TYPE * Math.min(room.width / props.width, room.height / height);
      if (!best || type > best.type) best = {props, notes, crowd, type};
    }
    if (best && best.type >= READABLE) break;
  }
  const {type: _, ...layout} = present(best, 'a drawing of the slide');
  return layout;
}

const placesOf = ({notes}: Told): readonly ('beside' | 'below')[] =>
  notes.length > 0 ? ['beside', 'below'] : ['below'];

/**
 * What a picture has of a slide while an annotation is shown.
 *
 * @returns px of the slide
 */
function roomOf(
  look: SlideLook,
  {title, notes, footer}: Told,
  place: 'beside' | 'below',
): {width: number; height: number} {
  const {em} = SLIDE;
  const width = SLIDE.width - 2 * look.beside * em;
  const high = (text: string, size: number, wide = width) =>
    wrapText(text, size * em, wide).length * size * em;
  const around =
    high(title, look.title) * LEAD.title +
    high(footer.join(' '), FOOTER.size, width - FOOTER.buttons * em) * LEAD.text +
    2 * (look.above + look.gap) * em;
  const height = SLIDE.height - around;
  if (place === 'beside') return {width: width - (look.column + BESIDE) * em, height};
  const below = notes.map((note) => high(note, look.note) * LEAD.text + look.gap * em);
  return {width, height: height - Math.max(0, ...below)};
}
