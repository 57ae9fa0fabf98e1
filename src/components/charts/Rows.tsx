import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planRows} from './plan/rows.ts';
import type {ChartProps} from './types.ts';

/** Horizontal bars: a ranking, or stages one after another. */
export default function Rows(props: ChartProps) {
  return <Drawing {...props} plan={planRows(props)} describe={describer(props)} />;
}
