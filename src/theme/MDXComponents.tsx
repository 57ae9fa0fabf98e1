import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Answer from '@site/src/components/explorables/answer';
import TwoByTwoEffects from '@site/src/components/explorables/effects';
import Compare from '@site/src/components/explorables/compare';
import PausedServer from '@site/src/components/explorables/pause';
import ToAnswer from '@site/src/components/explorables/answer/ToAnswer';
import WorkerPool from '@site/src/components/explorables/pool';
import VuCapExhibit from '@site/src/components/explorables/vu-cap';
import Figure from '@site/src/components/figure';
import * as study from '@site/src/components/study';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import SharedLink from '@theme/SharedLink';
import type {Props} from '@theme/Heading';

/** An item of a list; one with an id can be linked to. */
function Item(props: React.ComponentProps<'li'>) {
  const {collectAnchor} = useBrokenLinks();
  if (props.id) collectAnchor(props.id);
  return <li {...props} />;
}

export type HeadingProps = Omit<Props, 'as'>;

/** What Markdown's elements become, and which components a page may use without importing them. */
export default {
  a: SharedLink,
  admonition: Admonition,
  // Docusaurus turns <details> of a page into this one; the native element needs no script.
  Details: 'details',
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  li: Item,
  ...study,
  Answer,
  Compare,
  Figure,
  ToAnswer,
  VuCapExhibit,
  PausedServer,
  TwoByTwoEffects,
  WorkerPool,
};
