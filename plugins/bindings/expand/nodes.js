// @ts-check
/**
 * Builders of nodes for the tree of a page.
 *
 * @typedef {import('mdast').PhrasingContent} Phrase
 * @typedef {import('mdast').RootContent | import('mdast').Root | BoundElement} Child
 * @typedef {{type: 'boundElement', value: string, data: {hName: string, hProperties: import('hast').Properties,
 *   hChildren: import('hast').ElementContent[]}}} BoundElement ready HTML, which a page's tree holds as it is
 */

/** @param {string} value @returns {import('mdast').Text} */
export const text = (value) => ({type: 'text', value});

/** A paragraph of inline nodes. @param {Phrase[]} children @returns {import('mdast').Paragraph} */
export const paragraph = (...children) => ({type: 'paragraph', children});

/**
 * A link with a plain label. `pathname:///…` names a file that both languages share.
 *
 * @param {string} url
 * @param {string} label
 * @returns {import('mdast').Link}
 */
export const link = (url, label) => ({type: 'link', url, children: [text(label)]});

/** An unordered list with a block for each item. @param {import('mdast').BlockContent[]} items @returns {import('mdast').List} */
export const list = (items) => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [item]})),
});

/** @param {Record<string, unknown>} props @returns {import('mdast-util-mdx-jsx').MdxJsxAttribute[]} */
const attributesOf = (props) =>
  Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));

/**
 * A component among blocks. Objects become JSON text: components read them back.
 *
 * @param {string} name
 * @param {Record<string, unknown>} props
 * @param {readonly Child[]} [children]
 */
export function blockComponent(name, props, children = []) {
  return /** @type {import('mdast-util-mdx-jsx').MdxJsxFlowElement} */ ({
    ...{type: 'mdxJsxFlowElement', name, attributes: attributesOf(props)},
    children, // components take inline nodes and ready elements too, which Markdown has nowhere among blocks
  });
}

/**
 * A component inside a sentence.
 *
 * @param {string} name
 * @param {Record<string, unknown>} props
 * @param {readonly Child[]} [children]
 */
export function inlineComponent(name, props, children = []) {
  return /** @type {import('mdast-util-mdx-jsx').MdxJsxTextElement} */ ({
    ...{type: 'mdxJsxTextElement', name, attributes: attributesOf(props)},
    children,
  });
}

/**
 * Ready HTML elements.
 *
 * @param {Pick<import('hast').Element, 'tagName' | 'properties' | 'children'>} element
 * @param {string} [value] what tables of contents show of them
 * @returns {BoundElement}
 */
export function element(element, value = '') {
  return {
    type: 'boundElement',
    value,
    data: {
      hName: element.tagName,
      hProperties: element.properties,
      hChildren: element.children,
    },
  };
}

/**
 * An element that screen readers pass over: its words are said in its place.
 *
 * @param {import('hast').Element} math
 * @returns {import('hast').Element}
 */
export const hidden = (math) => ({...math, properties: {...math.properties, ariaHidden: 'true'}});

/**
 * Puts an inline node where a block was: alone on its line, it is a paragraph.
 *
 * @param {{type: string}} node
 * @param {Phrase} inline
 */
export function inPlaceOf(node, inline) {
  return node.type === 'mdxJsxFlowElement' ? paragraph(inline) : inline;
}
