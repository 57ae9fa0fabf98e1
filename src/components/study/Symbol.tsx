import React from 'react';
import Link from '@docusaurus/Link';
import styles from './Symbol.module.css';

/** A symbol of a formula, linked to its unit, value and source. */
export default function Symbol({
  href,
  spoken,
  name,
  children,
}: {
  href: string;
  spoken: string;
  name: string;
  children: React.ReactNode;
}) {
  return (
    <Link to={href} title={name} aria-label={`${spoken}: ${name}`} className={styles.symbol}>
      {children}
    </Link>
  );
}
