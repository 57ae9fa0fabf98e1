import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planPairs} from './plan/pairs.ts';
import type {ChartProps} from './types.ts';

/** Two joined values of each system at each x, such as P50 and P95. */
export default function Pairs(props: ChartProps) {
  return <Drawing {...props} plan={planPairs(props)} describe={describer(props)} />;
}
