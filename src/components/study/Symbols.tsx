import React from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import SharedLink from '@theme/SharedLink';
import styles from './Symbols.module.css';

/**
 * All symbols with unit, value and the value's source. On a phone each row is a small card: the
 * roles keep it a table for screen readers.
 *
 * @param props `labels` is JSON of the column heads
 */
export function SymbolTable(props: {labels: string; children: React.ReactNode}) {
  const {labels, children} = props;
  const heads: string[] = JSON.parse(labels);
  return (
    <table role="table" className={styles.symbols}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/**
 * One symbol of the table; links to symbols lead here.
 *
 * @param props `file` is the result file that the value is from
 */
export function SymbolRow(props: {
  id: string;
  name: string;
  unit: string;
  value: string;
  source: string;
  file?: string;
  children: React.ReactNode;
}) {
  const {id, name, unit, value, source, file, children} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} role="row" className={styles.row}>
      <th role="rowheader" scope="row">
        {children}
      </th>
      <td role="cell" className={styles.name}>
        {name}
      </td>
      <td role="cell" className={styles.unit}>
        {unit}
      </td>
      <td role="cell" className={styles.value}>
        {value}
      </td>
      <td role="cell" className={styles.source}>
        {file ? <SharedLink href={`pathname://${file}`}>{source}</SharedLink> : source}
      </td>
    </tr>
  );
}

/** A symbol of a formula, linked to its unit, value and source. */
export function Symbol(props: {
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
