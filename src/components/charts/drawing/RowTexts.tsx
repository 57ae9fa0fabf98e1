import {HALO} from './halo.ts';
import {at} from './at.ts';
import type {Contents, Type} from '../types.ts';

/** Names of horizontal bars and the values written beside or on them. */
export function RowTexts({panels, type}: {panels: readonly Contents[]; type: Type}) {
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
