import {at} from '../layout/paths.ts';
import type {SVGProps} from 'react';
import type {PlacedText, Stroke, Type} from '../types.ts';

/** What a text has around it, so that lines which it crosses pass behind it. */
export const HALO = {stroke: 'var(--figure-surface)', strokeWidth: 4, paintOrder: 'stroke'};

/** The same for groups of texts. */
export const ROUND_HALO = {...HALO, strokeLinejoin: 'round'} as const;

export function Text({x, y, ...look}: SVGProps<SVGTextElement> & {x: number; y: number}) {
  return <text x={at(x)} y={at(y)} {...look} />;
}

/** Texts at their places, in the ink of what is around them unless they stand out or back. */
export function Texts({texts, type}: {texts: readonly PlacedText[]; type: Type}) {
  return texts.map(({text, x, y, anchor, ...look}, index) => (
    <Text key={index} x={x} y={y} textAnchor={anchor} {...styleOf(look, type)}>
      {text}
    </Text>
  ));
}

function styleOf({isMuted, isLarge, isStrong, isTitle}: Partial<PlacedText>, {font}: Type) {
  const isInInk = isLarge || isStrong || isTitle;
  return {
    fontSize: isLarge ? font * 1.25 : undefined,
    fontWeight: isLarge || isStrong ? 600 : undefined,
    fill: isMuted ? 'var(--figure-muted)' : isInInk ? 'var(--figure-ink)' : undefined,
    ...(isTitle && HALO),
  };
}

/** The title of a panel, wrapped; `y` of the first row, `step` from row to row, px. */
export function TitleRows(props: {rows: string[]; x: number; y: number; step: number; type: Type}) {
  const {rows, x, y, step, type} = props;
  const texts = rows.map((text, row) => ({text, x, y: y + row * step, isStrong: true}));
  return <Texts texts={texts} type={type} />;
}

export function Strokes({strokes}: {strokes: readonly Stroke[]}) {
  return strokes.map(({key, d, colour, width, dash, opacity}) => (
    <path
      key={key}
      d={d}
      stroke={colour}
      strokeWidth={width}
      strokeDasharray={dash}
      opacity={opacity}
    />
  ));
}

/** A thin arrow along one axis. */
export function Arrow(props: Record<'x1' | 'y1' | 'x2' | 'y2', number> & {colour?: string}) {
  const {x1, y1, x2, y2, colour = 'var(--figure-muted)'} = props;
  const [dx, dy] = [Math.sign(x2 - x1) * 5, Math.sign(y2 - y1) * 5];
  const head = `M${at(x2 - dx - dy * 0.8)} ${at(y2 - dy - dx * 0.8)}L${at(x2)} ${at(y2)}L${at(x2 - dx + dy * 0.8)} ${at(y2 - dy + dx * 0.8)}`;
  const line = `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`;
  return <path d={line + head} stroke={colour} strokeWidth={1.5} fill="none" />;
}
