/** Makes texts comparable: authors type ordinary spaces, hyphens and line ends. */
export function asTyped(text: string) {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[−‐‑]/g, '-')
    .trim();
}
