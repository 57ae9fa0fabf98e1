import React from 'react';
import Link from '@docusaurus/Link';
import SharedLink from '@theme/SharedLink';
import styles from './Passport.module.css';

/**
 * Who measured what, on what and how, and who gains from it.
 *
 * @param {{title: string, gainsLabel: string, rows: string, checklist?: string, children?: React.ReactNode}} props
 *   `rows` is JSON of {label, items: {text, href?}[]}[], `checklist` of {title, items: {text, mark, isMet}[], more};
 *   the children say who gains
 */
export default function Passport({title, gainsLabel, rows, checklist, children}) {
  return (
    <section className={styles.passport} aria-label={title}>
      <dl>
        {children && (
          <Row label={gainsLabel}>
            <dd>{children}</dd>
          </Row>
        )}
        {JSON.parse(rows).map(({label, items}) => (
          <Row key={label} label={label}>
            {items.map((item) => (
              <dd key={item.text}>
                <Item {...item} />
              </dd>
            ))}
          </Row>
        ))}
      </dl>
      {checklist && <Checklist {...JSON.parse(checklist)} />}
    </section>
  );
}

/** What makes a benchmark quotable, filled in. */
function Checklist({title, items, more}) {
  return (
    <details className={styles.checklist}>
      <summary>{title}</summary>
      <ul>
        {items.map(({text, mark, isMet}) => (
          <li key={text} data-met={isMet}>
            <span className={styles.mark} aria-hidden="true">
              {isMet ? '✓' : '–'}
            </span>
            <span className={styles.said}>{mark}: </span>
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

function Row({label, children}) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

// A result file is published once, at the site's root, for both languages.
function Item({text, href, isFile}) {
  if (!href) return text;
  return <SharedLink href={isFile ? `pathname://${href}` : href}>{text}</SharedLink>;
}
