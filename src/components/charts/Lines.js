// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planLines} from './plan/lines.js';

/**
 * Lines over a numeric x, each named at its end, against reference lines.
 *
 * @param {import('./types.js').ChartProps} props
 */
export default function Lines(props) {
  return <Drawing {...props} plan={planLines(props)} describe={describer(props)} />;
}
