import React from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** as plugins/site-navigation writes it */
type Line = {links: {label: string; to?: string; href?: string}[]};

/** The footer: a line of links. */
export default function Footer() {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Docusaurus' type has more kinds of footers than one
  const {links} = useThemeConfig().footer as Line;
  return (
    <footer className={styles.footer} data-screen-only="">
      {links.map(({to, href, label}) => (
        <Link key={label} to={to} href={href}>
          {label}
        </Link>
      ))}
    </footer>
  );
}
