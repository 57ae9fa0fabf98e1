import {Drawing} from './drawing/Drawing.tsx';
import {describer} from './describe.ts';
import {planEffectGrid} from './plan/effect-grid.ts';
import type {ChartProps} from './types.ts';

/** Grids of four cells with the effects between them, and the effects with their intervals below. */
export default function EffectGrid(props: ChartProps) {
  return <Drawing {...props} plan={planEffectGrid(props)} describe={describer(props)} />;
}
