import {at} from './at.ts';
import type {Contents, Type} from '../types.ts';

/** Names at the ends of lines, led to them where they had to move. */
export function EndLabels({panels, type}: {panels: readonly Contents[]; type: Type}) {
  return (
    <g fontSize={type.font} fontWeight={600}>
      {panels.flatMap((panel) =>
        panel.labels.map(({text, lines, x, y, colour, from, leadTo = x - 3}) => (
          <g key={`${panel.id}-${text}`}>
            {from && (
              <path
                d={`M${at(from.x)} ${at(from.y)}L${at(leadTo)} ${at(y)}`}
                stroke={colour}
                fill="none"
              />
            )}
            {lines.map((line) => (
              <text key={line.text} x={at(x)} y={at(line.y)} dy=".35em" fill={colour}>
                {line.text}
              </text>
            ))}
          </g>
        )),
      )}
    </g>
  );
}
