// @ts-check
import {describer} from './describe.js';
import {Drawing} from './drawing/Drawing.js';
import {planStackedBars} from './plan/stacked-bars.js';

/**
 * Stages of a time, one after another in lying bars.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function StackedBars(props) {
  return <Drawing {...props} plan={planStackedBars(props)} describe={describer(props)} />;
}
