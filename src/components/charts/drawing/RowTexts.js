// @ts-check
import {HALO} from './halo.js';
import {at} from './at.js';

/**
 * Names of horizontal bars and the values written beside or on them.
 *
 * @param {{panels: readonly import('../types.js').Contents[], type: import('../types.js').Type}} props
 */
export function RowTexts({panels, type}) {
  return (
    <g fontSize={type.font} fill="var(--figure-ink)" {...HALO}>
      {panels.flatMap(({id, texts = []}) =>
        texts.map(({text, x, y, anchor, isMuted}) => (
          <text
            key={`${id}-${y}-${x}`}
            x={at(x)}
            y={at(y)}
            textAnchor={anchor}
            fill={isMuted ? 'var(--figure-muted)' : undefined}
          >
            {text}
          </text>
        )),
      )}
    </g>
  );
}
