/** What a text has around it, so that lines which it crosses pass behind it. */
export const HALO = {
  stroke: 'var(--figure-surface)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;
