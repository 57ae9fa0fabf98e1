// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planBars} from './plan/bars.js';

/**
 * Grouped bars with their values.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function Bars(props) {
  return <Drawing {...props} plan={planBars(props)} describe={describer(props)} />;
}
