// @ts-check
import React from 'react';
import Heading from '@theme-original/Heading';
import {wholeNames} from '@site/lib/quantity/whole-units.js';

/**
 * A heading of a page, its title too: on a phone a line ends before or after a name such as PHP-FPM, not in it.
 *
 * @param {import('@theme/Heading').Props} props
 */
export default function WholeHeading({children, ...props}) {
  return (
    <Heading {...props}>{typeof children === 'string' ? wholeNames(children) : children}</Heading>
  );
}
