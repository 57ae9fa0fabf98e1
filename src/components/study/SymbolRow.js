import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import SharedLink from '@theme/SharedLink';
import styles from './SymbolRow.module.css';

/**
 * One symbol of the table; links to symbols lead here.
 *
 * @param {{id: string, name: string, unit: string, value: string, source: string, file?: string,
 *   children: React.ReactNode}} props `file` is the result file that the value is from
 */
export default function SymbolRow({id, name, unit, value, source, file, children}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <th scope="row">{children}</th>
      <td>{name}</td>
      <td>{unit}</td>
      <td className={styles.value}>{value}</td>
      <td>{file ? <SharedLink href={`pathname://${file}`}>{source}</SharedLink> : source}</td>
    </tr>
  );
}
