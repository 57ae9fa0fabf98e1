import {placeOfNode, problemAt} from '../problem.ts';
import {lineAt, proseOf} from '../site/prose.ts';
import {nodesOf} from '../site/tags.ts';
import type {Checkable} from '../types.ts';

/** Marks that mean something in a page or a catalogue, and that a reader would see as they are: `**bold` without its end. */
const MARKS = /\*\*|\(\(|\)\)|\[\[|\]\]|\]\(|\{\{|\}\}|\$\$|__/g;

/** No mark is left over in the prose of a page: bold without its end, a link cut in two, a placeholder. */
export function checkStrayMarkup({pages}: Pick<Checkable, 'pages'>) {
  return pages.flatMap((page) =>
    proseOf(page).flatMap(({start, text}) =>
      [...text.matchAll(MARKS)].map((match) =>
        problemAt(
          'stray-markup',
          {file: page.file, line: lineAt(page.text, start + match.index)},
          {mark: match[0], around: around(text, match.index)},
        ),
      ),
    ),
  );
}

const around = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 20), at + 30)
    .replace(/\s+/g, ' ')
    .trim();

/** Braces hold comments alone: anything else in them is code, and a build that runs it stops far from its place. */
export function checkExpressions({pages}: Pick<Checkable, 'pages'>) {
  return pages.flatMap(({file, tree}) =>
    nodesOf(tree)
      .filter((node) => node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      .filter(({value}) => !COMMENT.test(value))
      .map((node) =>
        problemAt('stray-expression', placeOfNode(file, node), {expression: `{${node.value}}`}),
      ),
  );
}

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
