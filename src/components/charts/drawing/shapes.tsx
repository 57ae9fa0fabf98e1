import type {SVGProps} from 'react';
import type {PlacedText} from '../types.ts';

/** Whole pixels: nobody sees less of a text or a rule, and every page carries the digits. */
export const at = (px: number): number => Math.round(px);

/** What a text has around it, so that lines which it crosses pass behind it. */
export const HALO = {stroke: 'var(--figure-surface)', strokeWidth: 4, paintOrder: 'stroke'};

/** The same for groups of texts. */
export const ROUND_HALO = {
  stroke: 'var(--figure-surface)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

export const upright = (x: number, from: number, to: number) => `M${at(x)} ${at(from)}V${at(to)}`;

export const level = (y: number, from: number, to: number) => `M${at(from)} ${at(y)}H${at(to)}`;

/** A line with short strokes across its ends, `reach` px to either side. */
export const interval = (y: number, from: number, to: number, reach: number) =>
  `M${at(from)} ${at(y - reach)}v${2 * reach}${level(y, from, to)}M${at(to)} ${at(y - reach)}v${2 * reach}`;

export function Text({x, y, ...look}: SVGProps<SVGTextElement> & {x: number; y: number}) {
  return <text x={at(x)} y={at(y)} {...look} />;
}

/** Texts in the ink of what is around them. */
export function Texts({texts}: {texts: readonly PlacedText[]}) {
  return texts.map(({text, x, y, anchor}, index) => (
    <Text key={index} x={x} y={y} textAnchor={anchor}>
      {text}
    </Text>
  ));
}

/** The title of a panel, wrapped; `y` of the first row, `step` from row to row, px. */
export function TitleRows(props: {rows: string[]; x: number; y: number; step: number}) {
  const {rows, x, y, step} = props;
  return rows.map((text, row) => (
    <Text key={text} x={x} y={y + row * step} fill="var(--figure-ink)" fontWeight={600}>
      {text}
    </Text>
  ));
}

/** A thin arrow along one axis. */
export function Arrow({
  x1,
  y1,
  x2,
  y2,
  colour = 'var(--figure-muted)',
}: Record<'x1' | 'y1' | 'x2' | 'y2', number> & {colour?: string}) {
  const [dx, dy] = [Math.sign(x2 - x1) * 5, Math.sign(y2 - y1) * 5];
  const head = `M${at(x2 - dx - dy * 0.8)} ${at(y2 - dy - dx * 0.8)}L${at(x2)} ${at(y2)}L${at(x2 - dx + dy * 0.8)} ${at(y2 - dy + dx * 0.8)}`;
  const line = `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`;
  return <path d={line + head} stroke={colour} strokeWidth={1.5} fill="none" />;
}
