import {at} from './at.ts';

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
  return (
    <path
      d={`M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}${head}`}
      stroke={colour}
      strokeWidth={1.5}
      fill="none"
    />
  );
}
