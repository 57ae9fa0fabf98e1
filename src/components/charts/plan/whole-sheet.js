// @ts-check
/** @import {ChartProps, Mark, PlacedText, PlannedHeader, Type} from '../types.js' */
import {notesIn} from './notes.js';
import {pinsAt} from './pins.js';
import {notesOf} from './sheet.js';

/**
 * A sheet of panels that bring their own axes: notes below them, pins at their marks, and no title of a shared axis.
 *
 * @template {{marks: Mark[], texts?: PlacedText[]}} Panel
 * @param {ChartProps} props
 * @param {{type: Type, header: PlannedHeader, panels: Panel[], notesFrom: number}} parts `notesFrom`: where notes begin, px
 */
export function wholeSheet(props, {type, header, panels, notesFrom}) {
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
