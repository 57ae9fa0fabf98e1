// @ts-check
/** Makes texts comparable: authors type ordinary spaces, hyphens and line ends. @param {string} text */
export function asTyped(text) {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[−‐‑]/g, '-')
    .trim();
}
