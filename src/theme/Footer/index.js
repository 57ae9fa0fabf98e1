// @ts-check
import React from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** @typedef {{links: {label: string, to?: string, href?: string}[]}} Line as plugins/site-navigation writes it */

/** The footer: a line of links. */
export default function Footer() {
  const {links} = /** @type {Line} */ (useThemeConfig().footer);
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
