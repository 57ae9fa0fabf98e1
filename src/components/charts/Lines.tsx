import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planLines} from './plan/lines.ts';
import type {ChartProps} from './types.ts';

/** Lines over a numeric x, each named at its end, against reference lines. */
export default function Lines(props: ChartProps) {
  return <Drawing {...props} plan={planLines(props)} describe={describer(props)} />;
}
