import {mountFigure} from '../live/mount.ts';
import {openFigure} from '../picture/frame.ts';
import {make} from '../share/elements.ts';
import {annotationKey} from '../../charts/plan/pins.ts';
import {textWidth} from '../../charts/layout/text-width.ts';
import {NO_SPOTS} from '../picture/spots.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {FigureOptions, OpenFigure} from '../picture/frame.ts';
import type {View} from '../view-state.ts';

/** of the interface, by language */
export type Words = Record<string, Record<string, string>>;

/** last part of a figure's id */
export const nameOf = ({figure}: {figure: string}) => String(figure.split('/').at(-1));

/** What the chart itself says. */
export function textsIn(
  {languages}: Pick<FigureState, 'languages'>,
  language: string,
): Record<string, string> {
  const {own, shared} = languages[language];
  return {...shared, ...own};
}

type Choices = Pick<FigureState, 'scales' | 'annotations' | 'points'>;

/** The view that is asked for, without what a figure hasn't got. */
export function knownView({scale, series, note}: View, state: Choices): View {
  const {scales, notes, series: all} = choicesOf(state);
  const known = [series ?? []].flat().filter((each) => all.includes(String(each)));
  return {
    ...(scale && scales.includes(scale) && scale !== scales[0] && {scale}),
    ...(known.length > 0 && known.length < all.length && {series: known}),
    ...(note && notes.includes(note) && {note}),
  };
}

/** Ids of what a figure's view can be made of. */
export function choicesOf({scales, annotations, points}: Choices): {
  scales: readonly string[];
  series: string[];
  notes: string[];
} {
  const series = points.series.map(({id}) => id);
  return {scales, series: [...new Set(series)].map(String), notes: annotations.map(({id}) => id)};
}

/**
 * A figure that stands alone: its live chart needs no other file, and its picture answers from the notes until the chart
 * brings the points.
 */
export function openState(
  element: HTMLElement,
  state: FigureState,
  {onDraw, ...options}: Pick<FigureOptions, 'read' | 'write' | 'onDraw'>,
): OpenFigure {
  const texts = textsIn(state, String(element.dataset.language));
  const notes = state.annotations.map((each) => [annotationKey(each), each.id]);
  return openFigure(element, async () => ({mountFigure}), {
    ...options,
    drawnFrom: {data: {...state, name: nameOf(state), texts}},
    pictureData: {spots: NO_SPOTS, notes: Object.fromEntries(notes)},
    onDraw() {
      squeezeTexts(element);
      onDraw?.();
    },
  });
}

/** Plans take texts for a little wider than they are; a squeezed one is as wide as in the site's own font. */
const PLANNED = 0.94;

/**
 * Squeezes the texts of a chart that are wider than they were planned: a reader or a host may have any font. Without this
 * an interval leaves its box, and a name meets its neighbour.
 */
function squeezeTexts(within: Element) {
  for (const text of within.querySelectorAll('.figure-live text')) {
    if (!(text instanceof SVGTextElement) || text.childElementCount > 0) continue;
    text.removeAttribute('textLength');
    const {fontSize, fontWeight} = getComputedStyle(text);
    const isBold = Number(fontWeight) >= 600;
    const size = PLANNED * Number.parseFloat(fontSize);
    const room = textWidth(String(text.textContent), size, {isBold});
    if (text.getComputedTextLength() <= room) continue;
    text.setAttribute('textLength', room.toFixed(1));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
}

/** Where a figure says that its live chart can't be drawn: few readers ever see it, so it isn't in the page before. */
export function makeRoomForFailure(figure: HTMLElement, words: Words) {
  if (figure.querySelector('[data-figure-failed]')) return;
  const text = words[String(figure.dataset.language)]['embed.failed'];
  const look = {class: 'figure-failed', hidden: true, role: 'status', data: {figureFailed: ''}};
  figure.querySelector('[data-figure-picture]')?.after(make('p', look, [text]));
}
