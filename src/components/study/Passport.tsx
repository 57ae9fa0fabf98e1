import React from 'react';
import Link from '@docusaurus/Link';
import SharedLink from '@theme/SharedLink';
import styles from './Passport.module.css';
import type {PassportChecklist, PassportItem, PassportRow, PassportSystems} from './types.ts';

/**
 * Who gains from a measurement; folded, who measured what, on what and how.
 *
 * @param props `rows` is JSON of {label, items: {text, href?}[]}[], `systems` of
 * {title, rows} where there are too many to list, `checklist` of {title, items: {text, mark, isMet}[], more};
 * the children say who gains
 */
export default function Passport(props: {
  title: string;
  gainsLabel: string;
  rows: string;
  systems?: string;
  checklist?: string;
  children?: React.ReactNode;
}) {
  const {title, gainsLabel, rows, systems, checklist, children} = props;
  return (
    <div className={styles.passport}>
      {children && (
        <dl>
          <Row label={gainsLabel}>
            <dd>{children}</dd>
          </Row>
        </dl>
      )}
      <details className={styles.folded}>
        <summary>{title}</summary>
        <dl>
          <Rows rows={JSON.parse(rows)} />
        </dl>
        {systems && <Systems {...JSON.parse(systems)} />}
        {checklist && <Checklist {...JSON.parse(checklist)} />}
      </details>
    </div>
  );
}

/** A long list of systems, folded. */
function Systems({title, rows}: PassportSystems) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <dl>
        <Rows rows={rows} />
      </dl>
    </details>
  );
}

/** What makes a benchmark quotable, filled in. */
function Checklist({title, items, more}: PassportChecklist) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <ul>
        {items.map(({text, mark, isMet}) => (
          <li key={text} data-met={isMet}>
            <span className={styles.said}>{`${mark}: `}</span>
            {text}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/method/quotable/">{more}</Link>
      </p>
    </details>
  );
}

function Rows({rows}: {rows: readonly PassportRow[]}) {
  return rows.map(({label, items}) => (
    <Row key={label} label={label}>
      {items.map((item) => (
        <dd key={item.text}>
          <Item {...item} />
        </dd>
      ))}
    </Row>
  ));
}

function Row({label, children}: {label: string; children: React.ReactNode}) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

/** A result file is published once, at the site's root, for both languages. */
function Item({text, href, isFile}: PassportItem) {
  if (!href) return text;
  return <SharedLink href={isFile ? `pathname://${href}` : href}>{text}</SharedLink>;
}
