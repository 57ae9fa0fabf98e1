import {Fragment} from 'react';

const MARKED = /\[([\w:-]+)\|([^\]]+)\]/gu;

/** A catalogue's text without its marks, for a voice. */
export const unmarked = (text: string) => text.replace(MARKED, '$2');

const kindWord = (kind: string, word: string) => (
  <span className="pool-word" data-kind={kind}>
    {word}
  </span>
);

/**
 * A catalogue's text: `[wait|waits]` carries the look that the kind has in the picture, so that words and picture share a
 * code.
 *
 * @param draw what a marked word becomes
 */
export function Marked({
  children,
  draw = kindWord,
}: {
  children: string;
  draw?: (name: string, word: string) => React.ReactNode;
}) {
  // Of each mark, the split gives its name and its word between the plain texts.
  const pieces = children.split(MARKED);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    return <Fragment key={at}>{at % 3 ? draw(pieces[at - 1], piece) : piece}</Fragment>;
  });
}

/** The same as an element of its own. */
export const Rich = ({children}: {children: string}) => (
  <span>
    <Marked>{children}</Marked>
  </span>
);
