// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planScatter} from './plan/scatter.js';

/**
 * One measured quantity against another.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function Scatter(props) {
  return <Drawing {...props} plan={planScatter(props)} describe={describer(props)} />;
}
