/**
 * Gives a page's custom properties names of a letter or two: each mark of a chart says its colour, and names like
 * `--runtime-php-fpm-nginx` are a fortieth of a page with gzip. What is fetched later brings properties of its own.
 *
 * @returns the same page
 */
export function withShortNames(css: string, body: string): {css: string; body: string} {
  const names = [...new Set(Array.from(css.matchAll(/(--[\w-]+):/gu), ([, name]) => name))];
  const short = new Map(names.map((name, at) => [name, `--${at.toString(36)}`]));
  const nameOf = (name: string) => short.get(name) ?? name;
  return {
    css: css.replace(/--[a-z][\w-]*/gu, nameOf),
    body: body.replace(/var\((--[\w-]+)\)/gu, (_, name) => `var(${nameOf(name)})`),
  };
}
