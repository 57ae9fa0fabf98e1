import {at} from './at.js';

/** Titles of lying bars and the values written on them. */
export function RowTexts({panels, type}) {
  return (
    <g fontSize={type.font} fill="var(--figure-ink)">
      {panels.flatMap(({id, texts = []}) =>
        texts.map(({text, x, y}) => (
          <text key={`${id}-${y}-${x}`} x={at(x)} y={at(y)}>
            {text}
          </text>
        )),
      )}
    </g>
  );
}
