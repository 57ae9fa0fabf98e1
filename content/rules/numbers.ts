import {toString} from 'mdast-util-to-string';
import {problemAt} from '../problem.ts';
import {nodesOf, tagsNamed} from '../site/tags.ts';
import {sentencesWith} from '../update/sentences.ts';
import type {Paragraph, Root} from 'mdast';
import type {Checkable, Page, Problem} from '../types.ts';

/** What a reader keeps in mind; more numbers belong into a table or a figure. */
const MOST = {paragraph: 6, sentence: 2};

/** A comment in a paragraph that may hold more, with the reason. */
const REASON = /^\s*\/\*\s*many numbers:\s*[^\s*]/;

type Crowd = {kind: keyof typeof MOST; line: number};

/**
 * Says of each page in which paragraphs and sentences it binds too many numbers. Tables may hold as many as they like.
 *
 * @returns notices, at most one of each kind for a page
 */
export function checkNumbers({pages}: Pick<Checkable, 'pages'>): Problem[] {
  return pages.flatMap((page) => {
    const crowds = nodesOf(page.tree)
      .filter((node) => node.type === 'paragraph')
      .flatMap((paragraph) => crowdsIn(paragraph, page));
    return [...Map.groupBy(crowds, ({kind}) => kind)].map(([kind, found]) => {
      const lines = found.map(({line}) => line);
      const place = {file: page.file, line: lines[0]};
      const params = {most: MOST[kind], lines: lines.join(', ')};
      return {...problemAt(`numbers-in-${kind}`, place, params), severity: 'notice'};
    });
  });
}

function crowdsIn(paragraph: Paragraph, page: Page): Crowd[] {
  const {children, position} = paragraph;
  if (children.some((each) => each.type === 'mdxTextExpression' && REASON.test(each.value)))
    return [];
  const tree: Root = {type: 'root', children: [paragraph]};
  const texts = new Map(tagsNamed(tree, 'Value').map((tag) => [tag, toString(tag).trim()]));
  const counts = [
    {kind: 'paragraph' as const, line: position?.start.line ?? 1, count: texts.size},
    ...sentencesWith({...page, tree}, texts).map(({line, tags}) => ({
      kind: 'sentence' as const,
      line,
      count: tags.filter((tag) => texts.has(tag)).length,
    })),
  ];
  return counts.filter(({kind, count}) => count > MOST[kind]);
}
