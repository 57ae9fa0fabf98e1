// @ts-check

/**
 * Leaves out the rules of a style sheet that a page can't use: those of a class that it doesn't have. Attributes and
 * elements aren't looked at, as scripts set them; neither is what stands in parentheses.
 *
 * @param {string} css minified: no comments, and no braces in its texts
 * @param {ReadonlySet<string>} classes that the page has
 * @returns {string} the rules that are left, in their order
 */
export function usedRules(css, classes) {
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

/** @param {string} html @returns {Set<string>} the classes that occur in it */
export const classesIn = (html) =>
  new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/gu), ([, names]) => names.split(' ')).flat());

/** @param {string} selector @param {ReadonlySet<string>} classes */
const isUsed = (selector, classes) =>
  Array.from(outside(selector).matchAll(/\.([\w-]+)/gu)).every(([, name]) => classes.has(name));

/** A selector without what stands in parentheses. @param {string} selector @returns {string} */
function outside(selector) {
  const rest = selector.replace(/\([^()]*\)/gu, '');
  return rest === selector ? rest : outside(rest);
}

/** Selectors of a list; a comma within parentheses parts none. @param {string} head */
function partsOf(head) {
  const parts = [''];
  let depth = 0;
  for (const sign of head) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** @param {string} css @returns {{head: string, body: string}[]} its outermost blocks */
function blocksOf(css) {
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
