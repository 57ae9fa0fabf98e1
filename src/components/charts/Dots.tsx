import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planPairs} from './plan/pairs.ts';
import type {ChartProps} from './types.ts';

/** One mark of each system at each x. */
export default function Dots(props: ChartProps) {
  return <Drawing {...props} plan={planPairs(props)} describe={describer(props)} />;
}
