import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {plans} from './plan/index.ts';
import type {ChartKind} from '../../../lib/chart-data/types.ts';
import type {ChartProps} from './types.ts';

/** A chart of any kind. */
export function Chart({kind, ...props}: ChartProps & {kind: ChartKind}) {
  return <Drawing {...props} plan={plans[kind](props)} describe={describer(props)} />;
}
