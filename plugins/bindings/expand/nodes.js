// @ts-check
/** Builders of nodes for the tree of a page. */

export const text = (value) => ({type: 'text', value});

/** A paragraph of inline nodes. */
export const paragraph = (...children) => ({type: 'paragraph', children});

/** A link with a plain label. `pathname:///…` names a file that both languages share. */
export const link = (url, label) => ({type: 'link', url, children: [text(label)]});

/** An unordered list with a block for each item. */
export const list = (items) => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [item]})),
});

const attributesOf = (props) =>
  Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));

/** A component among blocks. Objects become JSON text: components read them back. */
export function blockComponent(name, props, children = []) {
  return {type: 'mdxJsxFlowElement', name, attributes: attributesOf(props), children};
}

/** A component inside a sentence. */
export function inlineComponent(name, props, children = []) {
  return {type: 'mdxJsxTextElement', name, attributes: attributesOf(props), children};
}

/** Ready HTML elements; `value` is what tables of contents show of them. */
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

/** An element that screen readers pass over: its words are said in its place. */
export const hidden = (math) => ({...math, properties: {...math.properties, ariaHidden: 'true'}});

/** Puts an inline node where a block was: alone on its line, it is a paragraph. */
export function inPlaceOf(node, inline) {
  return node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [inline]} : inline;
}
