// @ts-check
import React from 'react';
import Link from '@docusaurus/Link';

/**
 * A link to the answer. A page with it hands over addresses from when its own form took the numbers.
 *
 * @param {{children: React.ReactNode}} props
 */
export default function ToAnswer({children}) {
  return (
    <Link to="/explore/would-it-help/" data-island="forward">
      {children}
    </Link>
  );
}
