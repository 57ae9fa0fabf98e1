// @ts-check

/**
 * @typedef {{tag: string, attributes: Record<string, string>, children: Node[]}} Element
 * @typedef {Element | string} Node
 */

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gu;
const ENTITIES = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'"};

/**
 * Reads what React writes of an SVG: it closes each element, quotes each attribute and knows five entities, so no
 * parser of HTML, with its rules for all else, is asked.
 *
 * @param {string} markup one element
 * @returns {Element}
 */
export function parse(markup) {
  /** @type {Element} */
  const top = {tag: '', attributes: {}, children: []};
  const open = [top];
  for (const [, end, tag, attributes, isEmpty, text] of markup.matchAll(TOKEN)) {
    const into = /** @type {Element} */ (open.at(-1));
    if (text !== undefined) into.children.push(decoded(text));
    else if (end) open.pop();
    else {
      const element = {tag, attributes: attributesOf(attributes), children: []};
      into.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  return /** @type {Element} */ (top.children[0]);
}

/** @param {string} written */
function attributesOf(written) {
  return Object.fromEntries(
    [...written.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, name, value]) => [name, decoded(value)]),
  );
}

/** @param {string} text */
function decoded(text) {
  return text.replaceAll(
    /&(?:amp|lt|gt|quot|#x27);/gu,
    (entity) => ENTITIES[/** @type {'&amp;'} */ (entity)],
  );
}

/** @param {Element} element @returns {string} */
export function textIn({children}) {
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}
