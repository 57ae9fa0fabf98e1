// @ts-check
import {at} from './at.js';

/**
 * The title of a panel, wrapped.
 *
 * @param {{rows: string[], x: number, y: number, step: number}} props `y` of the first row, `step` from row to row, px
 */
export function TitleRows({rows, x, y, step}) {
  return rows.map((text, row) => (
    <text key={text} x={at(x)} y={at(y + row * step)} fill="var(--figure-ink)" fontWeight={600}>
      {text}
    </text>
  ));
}
