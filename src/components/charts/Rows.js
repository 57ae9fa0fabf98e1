// @ts-check
import {Drawing} from './drawing/Drawing.js';
import {describer} from './describe.js';
import {planRows} from './plan/rows.js';

/** Horizontal bars: a ranking, or stages one after another. */
export default function Rows(props) {
  return <Drawing {...props} plan={planRows(props)} describe={describer(props)} />;
}
