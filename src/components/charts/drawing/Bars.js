import {Rectangle} from 'recharts';

/** Bars with their values above; outlines for single runs. */
export function Bars({panels, type}) {
  return panels.map(({id, bars = [], valueLabels = []}) => (
    <g key={id} fontSize={type.font}>
      {bars.map(({key, x, y, width, height, colour, isHollow, opacity}) => (
        <Rectangle
          key={key}
          x={at(x)}
          y={at(y)}
          width={at(width)}
          height={at(height)}
          isAnimationActive={false}
          fill={colour}
          fillOpacity={opacity ?? (isHollow ? 0.16 : 1)}
          stroke={colour}
          strokeWidth={2}
        />
      ))}
      {valueLabels.map(({key, x, y, text}) => (
        <text key={key} x={at(x)} y={at(y)} textAnchor="middle" fill="var(--figure-ink)">
          {text}
        </text>
      ))}
    </g>
  ));
}

function at(value) {
  return Math.round(value * 10) / 10;
}
