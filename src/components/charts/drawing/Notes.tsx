import {at} from './at.ts';
import type {PlacedText} from '../types.ts';

/** Sentences below the plots. */
export function Notes({notes}: {notes: PlacedText[]}) {
  return notes.map(({text, x, y}) => (
    <text key={text} x={x} y={at(y)}>
      {text}
    </text>
  ));
}
