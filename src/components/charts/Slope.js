// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planSlope} from './plan/slope.js';

/**
 * From before to after, both ends labelled.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function Slope(props) {
  return <Drawing {...props} plan={planSlope(props)} describe={describer(props)} />;
}
