// @ts-check
import {HALO} from './halo.js';
import {at} from './at.js';

/**
 * Values above bars; lines that they are read against pass behind them.
 *
 * @param {{panels: readonly import('../types.js').Contents[], type: import('../types.js').Type}} props
 */
export function ValueLabels({panels, type}) {
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
