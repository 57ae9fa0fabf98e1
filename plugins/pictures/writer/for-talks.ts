import {changed, parse, written} from '../../common/markup.ts';
import type {Own} from '../../common/markup.ts';
import type {Look} from '../render.ts';

/**
 * Only shapes and texts on the slide's own ground: a talk's policy allows no style, and each id stands once in a page.
 * What is a link elsewhere keeps its place in the drawing, and with it what its texts inherit.
 */
export function forTalks(markup: string, {told: {title}}: Pick<Look, 'told'>): string {
  const {tag, attributes, children} = changed(parse(markup), bare);
  const [, ...drawn] = children;
  return written({
    ...{tag, attributes: {role: 'img', 'aria-label': title, ...attributes}},
    children: drawn,
  });
}

const bare = ({tag, attributes}: Own): Own => ({
  tag: tag === 'a' ? 'g' : tag,
  attributes: attributes
    .filter(([name]) => !LIVE.test(name))
    .map(([name, value]) => [name, value.replace(/(\.\d\d)\d+/gu, '$1')]),
});

const LIVE = /^(class|style|tabindex|id|clip-path|role|href|target|rel|data-.*|aria-.*)$/u;
