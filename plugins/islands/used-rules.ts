/**
 * Leaves out the rules of a style sheet that a page can't use: those of a class that it doesn't have. Attributes and
 * elements aren't looked at, as scripts set them; neither is what stands in parentheses.
 *
 * @param css minified: no comments, and no braces in its texts
 * @param classes that the page has
 * @returns the rules that are left, in their order
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({head, body}) => {
      if (/^@(?:media|container|supports)/u.test(head)) {
        const inner = usedRules(body, classes);
        return inner && `${head}{${inner}}`;
      }
      const selectors = partsOf(head).filter((selector) => isUsed(selector, classes));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

/** @returns the classes that occur in it */
export const classesIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/gu), ([, names]) => names.split(' ')).flat());

const isUsed = (selector: string, classes: ReadonlySet<string>) =>
  Array.from(outside(selector).matchAll(/\.([\w-]+)/gu)).every(([, name]) => classes.has(name));

/** A selector without what stands in parentheses. */
function outside(selector: string): string {
  const rest = selector.replace(/\([^()]*\)/gu, '');
  return rest === selector ? rest : outside(rest);
}

/** Selectors of a list; a comma within parentheses parts none. */
function partsOf(head: string) {
  const parts = [''];
  let depth = 0;
  for (const sign of head) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** @returns its outermost blocks */
function blocksOf(css: string): {head: string; body: string}[] {
  const blocks = [];
  let [from, open, depth] = [0, 0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({head: css.slice(from, open), body: css.slice(open + 1, at)});
      from = at + 1;
    }
  }
  return blocks;
}
