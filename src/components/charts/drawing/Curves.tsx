import {Curve} from 'recharts';
import type {Line} from '../types.ts';

/** Lines through measurements, and curves of models: solid as far as was measured, dashed beyond. */
export function Curves({lines}: {lines: Line[]}) {
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

function stretchesOf({data, dash, isModel, measuredTo}: Line) {
  if (!isModel) return [{name: 'measured', data, dash, width: 2.5}];
  return [
    {name: 'within', data: data.filter(({x}) => x <= measuredTo), dash: undefined, width: 2},
    {name: 'beyond', data: data.filter(({x}) => x >= measuredTo), dash: '6 5', width: 2},
  ].filter((stretch) => stretch.data.length > 1);
}
