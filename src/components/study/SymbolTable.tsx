import React from 'react';
import styles from './SymbolTable.module.css';

/**
 * All symbols with unit, value and the value's source. On a phone each row is a small card: the
 * roles keep it a table for screen readers.
 *
 * @param props `labels` is JSON of the column heads
 */
export default function SymbolTable(props: {labels: string; children: React.ReactNode}) {
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
