import {at} from './at.ts';
import type {Contents, Type} from '../types.ts';

const HALO = {stroke: 'var(--figure-surface)', strokeWidth: 4, paintOrder: 'stroke'};

/** Lines that points are read against, each with its caption. */
export function References({panel, type}: {panel: Contents; type: Type}) {
  return panel.references.map(({id, y, text, textX, textY, left, right}) => (
    <g key={id}>
      <path
        d={`M${at(left)} ${at(y)}H${at(right)}`}
        stroke="var(--figure-ink)"
        strokeWidth={1.5}
        strokeDasharray="2 3"
      />
      <text x={at(textX)} y={at(textY)} fontSize={type.font} fill="var(--figure-ink)" {...HALO}>
        {text}
      </text>
    </g>
  ));
}
