// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planPairs} from './plan/pairs.js';

/**
 * One mark of each system at each x.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function Dots(props) {
  return <Drawing {...props} plan={planPairs(props)} describe={describer(props)} />;
}
