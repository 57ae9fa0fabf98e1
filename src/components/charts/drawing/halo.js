// @ts-check
/** What a text has around it, so that lines which it crosses pass behind it. */
export const HALO = /** @type {const} */ ({
  stroke: 'var(--figure-surface)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
