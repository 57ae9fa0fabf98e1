import type {Element, ElementContent, Properties} from 'hast';
import type {
  BlockContent,
  Link,
  List,
  Paragraph,
  PhrasingContent as Phrase,
  Root,
  RootContent,
  Text,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Builders of nodes for the tree of a page. */
export type Child = RootContent | Root | BoundElement;

/** ready HTML, which a page's tree holds as it is */
export type BoundElement = {
  type: 'boundElement';
  value: string;
  data: {hName: string; hProperties: Properties; hChildren: ElementContent[]};
};

export const text = (value: string): Text => ({type: 'text', value});

/** A paragraph of inline nodes. */
export const paragraph = (...children: Phrase[]): Paragraph => ({type: 'paragraph', children});

/** A link with a plain label. `pathname:///…` names a file that both languages share. */
export const link = (url: string, label: string): Link => ({
  type: 'link',
  url,
  children: [text(label)],
});

/** An unordered list with a block for each item. */
export const list = (items: BlockContent[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [item]})),
});

const attributesOf = (props: Record<string, unknown>): MdxJsxAttribute[] =>
  Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));

/** A component among blocks. Objects become JSON text: components read them back. */
export function blockComponent(
  name: string,
  props: Record<string, unknown>,
  children: readonly Child[] = [],
) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- components take inline nodes and ready elements too, which Markdown has nowhere among blocks
  return {
    ...{type: 'mdxJsxFlowElement', name, attributes: attributesOf(props)},
    children,
  } as MdxJsxFlowElement;
}

/** A component inside a sentence. */
export function inlineComponent(
  name: string,
  props: Record<string, unknown>,
  children: readonly Child[] = [],
) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  return {
    ...{type: 'mdxJsxTextElement', name, attributes: attributesOf(props)},
    children,
  } as MdxJsxTextElement;
}

/**
 * Ready HTML elements.
 *
 * @param value what tables of contents show of them
 */
export function element(
  element: Pick<Element, 'tagName' | 'properties' | 'children'>,
  value: string = '',
): BoundElement {
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
export const hidden = (math: Element): Element => ({
  ...math,
  properties: {...math.properties, ariaHidden: 'true'},
});

/** Puts an inline node where a block was: alone on its line, it is a paragraph. */
export function inPlaceOf(node: {type: string}, inline: Phrase) {
  return node.type === 'mdxJsxFlowElement' ? paragraph(inline) : inline;
}
