import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * One symbol of the table; links to symbols lead here.
 *
 * @param {{id: string, name: string, unit: string, value: string, source: string,
 *   children: React.ReactNode}} props
 */
export default function SymbolRow({id, name, unit, value, source, children}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id}>
      <th scope="row">{children}</th>
      <td>{name}</td>
      <td>{unit}</td>
      <td className="align-right">{value}</td>
      <td>{source}</td>
    </tr>
  );
}
