// @ts-check
import {Curve} from 'recharts';

/**
 * Lines through measurements, and curves of models: solid as far as was measured, dashed beyond.
 *
 * @param {{lines: import('../types.js').Line[]}} props
 */
export function Curves({lines}) {
  return lines.flatMap((line) =>
    stretchesOf(line).map(({name, data, dash, width}) => (
      <Curve
        key={`${line.id}-${name}`}
        points={data}
        fill="none"
        stroke={line.colour}
        strokeWidth={width}
        strokeDasharray={dash}
      />
    )),
  );
}

/** @param {import('../types.js').Line} line */
function stretchesOf({data, dash, isModel, measuredTo}) {
  if (!isModel) return [{name: 'measured', data, dash, width: 2.5}];
  return [
    {name: 'within', data: data.filter(({x}) => x <= measuredTo), dash: undefined, width: 2},
    {name: 'beyond', data: data.filter(({x}) => x >= measuredTo), dash: '6 5', width: 2},
  ].filter((stretch) => stretch.data.length > 1);
}
