import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planScatter} from './plan/scatter.ts';
import type {ChartProps} from './types.ts';

/** One measured quantity against another. */
export default function Scatter(props: ChartProps) {
  return <Drawing {...props} plan={planScatter(props)} describe={describer(props)} />;
}
