// @ts-check
import {existsSync, readdirSync} from 'node:fs';

const sections = [
  {to: '/studies/', label: 'Studies', source: 'docs/studies'},
  {to: '/theory/', label: 'Theory', source: 'docs/theory'},
  {to: '/claims/', label: 'Claims', source: 'docs/claims.mdx'},
  {to: '/method/', label: 'Method', source: 'docs/method'},
  {to: '/contribute/', label: 'Contribute', source: 'docs/contribute'},
];

const present = sections.filter(
  ({source}) =>
    existsSync(source) &&
    (!/\/[^.]+$/.test(source) || readdirSync(source).some((name) => /\.mdx?$/.test(name))),
);

/** The header: the sections. The other language and the theme stand beside them by themselves. */
export const navbar = {
  title: 'Blocking Coefficient',
  items: present.map(({to, label}) => ({to, label})),
};

/** The footer: where the rest is, and under which terms it may be used. */
export const footer = {
  links: [
    {to: '/about/', label: 'About'},
    ...(existsSync('docs/glossary.mdx') ? [{to: '/glossary/', label: 'Glossary'}] : []),
    {href: 'https://creativecommons.org/licenses/by/4.0/', label: 'Text and data: CC BY 4.0'},
    {href: 'https://opensource.org/license/mit', label: 'Code: MIT'},
  ],
};
