import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import SharedLink from '@theme/SharedLink';
import styles from './SymbolRow.module.css';

/**
 * One symbol of the table; links to symbols lead here.
 *
 * @param props `file` is the result file that the value is from
 */
export default function SymbolRow(props: {
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
