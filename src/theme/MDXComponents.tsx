import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ToAnswer from '@site/src/components/explorables/answer/ToAnswer';
import Explorable from '@site/src/components/explorables/frame/Explorable';
import Forward from '@site/src/components/explorables/frame/Forward';
import Figure from '@site/src/components/figure/Figure.tsx';
import * as study from '@site/src/components/study';
import Heading from '@theme/Heading';
import SharedLink from '@theme/SharedLink';
import type {Props} from '@theme/Heading';

/** An item of a list; one with an id can be linked to. */
function Item(props: React.ComponentProps<'li'>) {
  const {collectAnchor} = useBrokenLinks();
  if (props.id) collectAnchor(props.id);
  return <li {...props} />;
}

type HeadingProps = Omit<Props, 'as'>;

/** What Markdown's elements become, and which components a page may use without importing them. */
export default {
  a: SharedLink,
  // Docusaurus turns <details> of a page into this one; the native element needs no script.
  Details: 'details',
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  li: Item,
  ...study,
  Answer: () => <Explorable name="answer" />,
  Compare: () => <Explorable name="compare" />,
  Explorable,
  Figure,
  Forward,
  PausedServer: () => <Explorable name="pause" />,
  ToAnswer,
  TwoByTwoEffects: () => <Explorable name="effects" />,
  VuCapExhibit: () => <Explorable name="vu-cap" />,
  WorkerPool: () => <Explorable name="pool" />,
};
