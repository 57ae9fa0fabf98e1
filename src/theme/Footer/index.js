import React from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The footer: a line of links. */
export default function Footer() {
  const {footer} = useThemeConfig();
  return (
    <footer className={styles.footer} data-screen-only="">
      {footer.links.map(({to, href, label}) => (
        <Link key={label} to={to} href={href}>
          {label}
        </Link>
      ))}
    </footer>
  );
}
