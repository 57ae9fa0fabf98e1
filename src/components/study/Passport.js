// @ts-check
import React from 'react';
import Link from '@docusaurus/Link';
import SharedLink from '@theme/SharedLink';
import styles from './Passport.module.css';

/**
 * Who measured what, on what and how, and who gains from it.
 *
 * @param {{title: string, gainsLabel: string, rows: string, systems?: string, checklist?: string,
 *   children?: React.ReactNode}} props `rows` is JSON of {label, items: {text, href?}[]}[], `systems` of
 *   {title, rows} where there are too many to list, `checklist` of {title, items: {text, mark, isMet}[], more};
 *   the children say who gains
 */
export default function Passport({title, gainsLabel, rows, systems, checklist, children}) {
  return (
    <section className={styles.passport} aria-label={title}>
      <dl>
        {children && (
          <Row label={gainsLabel}>
            <dd>{children}</dd>
          </Row>
        )}
        <Rows rows={JSON.parse(rows)} />
      </dl>
      {systems && <Systems {...JSON.parse(systems)} />}
      {checklist && <Checklist {...JSON.parse(checklist)} />}
    </section>
  );
}

/** A long list of systems, folded. @param {import('./types.js').PassportSystems} props */
function Systems({title, rows}) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <dl>
        <Rows rows={rows} />
      </dl>
    </details>
  );
}

/** What makes a benchmark quotable, filled in. @param {import('./types.js').PassportChecklist} props */
function Checklist({title, items, more}) {
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

/** @param {{rows: readonly import('./types.js').PassportRow[]}} props */
function Rows({rows}) {
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

/** @param {{label: string, children: React.ReactNode}} props */
function Row({label, children}) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

/** A result file is published once, at the site's root, for both languages. @param {import('./types.js').PassportItem} props */
function Item({text, href, isFile}) {
  if (!href) return text;
  return <SharedLink href={isFile ? `pathname://${href}` : href}>{text}</SharedLink>;
}
