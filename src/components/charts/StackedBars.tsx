import {describer} from './describe.ts';
import {Drawing} from './drawing/Drawing.tsx';
import {planStackedBars} from './plan/stacked-bars.ts';
import type {ChartProps} from './types.ts';

/** Stages of a time, one after another in lying bars. */
export default function StackedBars(props: ChartProps) {
  return <Drawing {...props} plan={planStackedBars(props)} describe={describer(props)} />;
}
