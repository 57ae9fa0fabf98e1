import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planSlope} from './plan/slope.ts';
import type {ChartProps} from './types.ts';

/** From before to after, both ends labelled. */
export default function Slope(props: ChartProps) {
  return <Drawing {...props} plan={planSlope(props)} describe={describer(props)} />;
}
