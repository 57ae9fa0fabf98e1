/** What a chart fills in while it draws; all else in its texts is known at build. */
const LEFT = ['series', 'value', 'axis', 'x', 'number'];

/** Texts around a chart, not in it. */
const AROUND = /^(title|summary|note|annotation\.|figure\.(?!annotation$)|regime\.)/u;

/**
 * The texts that a chart can need, under the keys that it asks for, with their numbers put in: what is left of them are
 * plain placeholders.
 *
 * @param figure last part of the figure's id
 * @param catalogue the interface's texts and the figure's own
 */
export function chartTexts(
  figure: string,
  t: (key: string, params?: object) => string,
  catalogue: Record<string, string>,
): Record<string, string> {
  const prefix = `figure.${figure}.`;
  const own = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : key);
  const keys = new Set(Object.keys(catalogue).map(own));
  const left = Object.fromEntries(LEFT.map((name) => [name, `{{${name}}}`]));
  return Object.fromEntries(
    [...keys].filter((key) => !AROUND.test(key)).map((key) => [key, t(key, left)]),
  );
}
