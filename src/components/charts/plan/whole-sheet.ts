import {notesIn} from './notes.ts';
import {pinsAt} from './pins.ts';
import {notesOf} from './sheet.ts';
import type {ChartProps, Mark, PlacedText, PlannedHeader, Type} from '../types.ts';

/**
 * A sheet of panels that bring their own axes: notes below them, pins at their marks, and no title of a shared axis.
 *
 * @param parts `notesFrom`: where notes begin, px
 */
export function wholeSheet<Panel extends {marks: Mark[]; texts?: PlacedText[]}>(
  props: ChartProps,
  {
    type,
    header,
    panels,
    notesFrom,
  }: {type: Type; header: PlannedHeader; panels: Panel[]; notesFrom: number},
) {
  const notes = notesOf(notesIn(props), props.width, type, notesFrom);
  const marks = panels.flatMap((panel) => panel.marks);
  const texts = panels.flatMap((panel) => panel.texts ?? []).flatMap(({box}) => box ?? []);
  return {
    width: props.width,
    height: Math.ceil(notes.bottom + 6),
    type,
    header,
    panels,
    xTitle: [],
    notes: notes.lines,
    marks,
    pins: pinsAt(props, marks, type, texts),
  };
}
