import React from 'react';
import Link from '@docusaurus/Link';
import styles from './Symbol.module.css';

/** A symbol of a formula, linked to its unit, value and source. */
export default function Symbol(props: {
  href: string;
  spoken: string;
  name: string;
  children: React.ReactNode;
}) {
  const {href, spoken, name, children} = props;
  return (
    <Link to={href} title={name} aria-label={`${spoken}: ${name}`} className={styles.symbol}>
      {children}
    </Link>
  );
}
