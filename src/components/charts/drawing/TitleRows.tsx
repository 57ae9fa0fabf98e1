import {at} from './at.ts';

/**
 * The title of a panel, wrapped.
 *
 * @param props `y` of the first row, `step` from row to row, px
 */
export function TitleRows({
  rows,
  x,
  y,
  step,
}: {
  rows: string[];
  x: number;
  y: number;
  step: number;
}) {
  return rows.map((text, row) => (
    <text key={text} x={at(x)} y={at(y + row * step)} fill="var(--figure-ink)" fontWeight={600}>
      {text}
    </text>
  ));
}
