// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planPairs} from './plan/pairs.js';

/**
 * Two joined values of each system at each x, such as P50 and P95.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function Pairs(props) {
  return <Drawing {...props} plan={planPairs(props)} describe={describer(props)} />;
}
