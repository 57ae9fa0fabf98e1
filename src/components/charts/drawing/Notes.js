// @ts-check
import {at} from './at.js';

/**
 * Sentences below the plots.
 *
 * @param {{notes: import('../types.js').PlacedText[]}} props
 */
export function Notes({notes}) {
  return notes.map(({text, x, y}) => (
    <text key={text} x={x} y={at(y)}>
      {text}
    </text>
  ));
}
