// @ts-check
import {at} from './at.js';

/** Sentences below the plots. */
export function Notes({notes}) {
  return notes.map(({text, x, y}) => (
    <text key={text} x={x} y={at(y)}>
      {text}
    </text>
  ));
}
