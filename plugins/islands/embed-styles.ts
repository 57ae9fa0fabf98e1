import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import postcss from 'postcss';

const TOKENS = ['src/css/root.css', 'src/css/tokens.css'];
const GROUND = 'src/css/ground.css';
const FIGURE = ['src/components/figure/figure.css', 'src/components/figure/embedded/embedded.css'];
const TOUCHED = 'src/components/figure/touched.css';
const SHARE = 'src/components/figure/share.css';
const ELEMENT = 'src/components/figure/embedded/element.css';
const EMBED = 'plugins/embeds/embed.css';
const SHARE_HERE = 'plugins/embeds/share.css';

/** A host's page has none of the site's fonts; these come near them in width. */
const FONT = 'Golos Text,Inter,Segoe UI,Roboto,Arial,sans-serif';

/**
 * The style sheet of the web component: everything, as any chart can be drawn in it. Its colours stand in its own box,
 * where a host's can't replace them, and its lengths don't follow the type of a host's root.
 *
 * @param root folder of the repository
 */
export function elementStyles(root: string): string {
  const tokens = [...tokensIn(root)].map(([name, value]) => `${name}:${value}`).join(';');
  const rules = `.box{${tokens}}${textOf(root, [ELEMENT, ...FIGURE, TOUCHED, SHARE])}`;
  return minified(rules.replace(/(-?[\d.]+)rem\b/gu, 'calc($1*var(--rem,16px))'));
}

/**
 * What the page of a figure needs once a reader has touched it: all rules and colours, in their order, as the page itself
 * has only those of its first picture.
 *
 * @param root folder of the repository
 */
export function touchedStyles(root: string): string {
  const tokens = [...tokensIn(root)].map(([name, value]) => `${name}:${value}`).join(';');
  return minified(
    `:root{${tokens}}${textOf(root, [GROUND, ...FIGURE, EMBED, TOUCHED, SHARE, SHARE_HERE])}`,
  );
}

/** The style sheet of a figure's page: what its first picture uses. */
export function figureStyles(root: string): (html: string) => string {
  const tokens = tokensIn(root);
  const rules = minified(textOf(root, [GROUND, ...FIGURE, EMBED]));
  return (html) => withTokens(usedRules(rules, classesIn(html)), html, tokens);
}

/**
 * The style sheet of embed pages.
 *
 * @param files below the root
 * @returns for a page: with the colours that this page uses
 */
export function pageStyles(root: string, files: readonly string[]): (html: string) => string {
  const tokens = tokensIn(root);
  const rules = minified(textOf(root, [GROUND, ...files]));
  return (html) => withTokens(rules, html, tokens);
}

function withTokens(rules: string, html: string, tokens: Map<string, string>) {
  const used = new Set(
    Array.from((html + rules).matchAll(/var\((--[\w-]+)/gu), ([, name]) => name),
  );
  const own = [...tokens].filter(([name]) => used.has(name));
  // Such as what only a reader with few colours of their own has put into others' place.
  const wanted = rules.replace(/(--[\w-]+):[^;}]*;?/gu, (all, name) => (used.has(name) ? all : ''));
  return `:root{${own.map(([name, value]) => `${name}:${value}`).join(';')}}${wanted}`;
}

/** Style sheets of a figure on any page. */
export const FIGURE_STYLES = FIGURE;

/** @returns custom properties by name, with their dashes */
function tokensIn(root: string): Map<string, string> {
  const found = textOf(root, TOKENS).matchAll(/^ {2}(--[\w-]+): ([^;]+);/gmu);
  const tokens = new Map(Array.from(found, ([, name, value]) => [name, value]));
  return tokens.set('--font-text', FONT);
}

const textOf = (root: string, files: readonly string[]) =>
  files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');

const minified = (css: string) => transformSync(css, {loader: 'css', minify: true}).code.trim();

/**
 * Leaves out the rules of a style sheet that a page can't use: those of a class that it doesn't have. Attributes and
 * elements aren't looked at, as scripts set them; neither is what stands in parentheses.
 *
 * @param classes that the page has
 * @returns the rules that are left, in their order
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => isUsed(selector, classes));
    if (used.length === 0) rule.remove();
    else rule.selector = used.join(',');
  });
  sheet.walkAtRules(/^(?:media|container|supports)$/u, (condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return sheet.toString();
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
