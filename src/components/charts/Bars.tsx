import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planBars} from './plan/bars.ts';
import type {ChartProps} from './types.ts';

/** Grouped bars with their values. */
export default function Bars(props: ChartProps) {
  return <Drawing {...props} plan={planBars(props)} describe={describer(props)} />;
}
