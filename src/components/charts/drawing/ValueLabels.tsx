import {HALO} from './halo.ts';
import {at} from './at.ts';
import type {Contents, Type} from '../types.ts';

/** Values above bars; lines that they are read against pass behind them. */
export function ValueLabels({panels, type}: {panels: readonly Contents[]; type: Type}) {
  const labels = panels.flatMap(({id, valueLabels = []}) =>
    valueLabels.map((label) => ({...label, panel: id})),
  );
  if (labels.length === 0) return null;
  return (
    <g fontSize={type.font} textAnchor="middle" fill="var(--figure-ink)" {...HALO}>
      {labels.map(({key, panel, x, y, text}) => (
        <text key={`${panel}-${key}`} x={at(x)} y={at(y)}>
          {text}
        </text>
      ))}
    </g>
  );
}
