// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planRows} from './plan/rows.js';

/**
 * Horizontal bars: a ranking, or stages one after another.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function Rows(props) {
  return <Drawing {...props} plan={planRows(props)} describe={describer(props)} />;
}
