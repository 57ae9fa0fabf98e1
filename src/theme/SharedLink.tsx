import React from 'react';
import Link from '@docusaurus/Link';
import {useRootUrl} from '@theme/useRootUrl';

/**
 * A link in a text. `pathname:///data/…` names a file that both languages share: it stands at the
 * site's root, without the locale.
 */
export default function SharedLink({href, ...props}: React.ComponentProps<'a'>) {
  const root = useRootUrl();
  if (!href?.startsWith('pathname:///')) return <Link href={href} {...props} />;
  return (
    <a href={root(href.slice('pathname:///'.length))} {...props}>
      {props.children}
    </a>
  );
}
