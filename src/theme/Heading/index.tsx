import React from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {wholeNames} from '@site/lib/quantity/whole-units.ts';
import type {Props} from '@theme/Heading';

/**
 * A heading of a page, its title too: on a phone a line ends before or after a name such as PHP-FPM, not in it. It leads
 * to itself as the theme's own does, whose link says its name a second time, as a title. The list of contents finds it
 * by its class.
 */
export default function Heading({as: As, id, children, ...props}: Props) {
  const {collectAnchor} = useBrokenLinks();
  const words = typeof children === 'string' ? wholeNames(children) : children;
  // The title has no place among the page's contents, and so needs no address.
  if (As === 'h1' || !id) return <As {...props}>{words}</As>;
  collectAnchor(id);
  const heading = typeof words === 'string' ? words : id;
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading},
  );
  return (
    <As {...props} className={`anchor ${props.className ?? ''}`.trim()} id={id}>
      {words}
      <a className="hash-link" href={`#${id}`} aria-label={label} translate="no">
        {'\u200B'}
      </a>
    </As>
  );
}
