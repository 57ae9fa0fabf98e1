import {nodesOf} from './tags.ts';
import type {Heading, Root} from 'mdast';

/** A heading below the title; its id is what the page writes behind it as a comment that begins with #. */
export type Headed = {node: Heading; id: string | undefined};

export function headingsOf({tree}: {tree: Root | null}): Headed[] {
  return nodesOf(tree)
    .filter((node) => node.type === 'heading')
    .filter(({depth}) => depth > 1)
    .map((node) => ({node, id: idOf(node)}));
}

function idOf(heading: Heading) {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/.exec(last.value)?.[1];
}
