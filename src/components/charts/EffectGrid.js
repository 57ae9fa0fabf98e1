// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planEffectGrid} from './plan/effect-grid.js';

/**
 * Grids of four cells with the effects between them, and the effects with their intervals below.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function EffectGrid(props) {
  return <Drawing {...props} plan={planEffectGrid(props)} describe={describer(props)} />;
}
