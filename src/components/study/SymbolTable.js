import React from 'react';

/**
 * All symbols with unit, value and the value's source.
 *
 * @param {{labels: string, children: React.ReactNode}} props `labels` is JSON of the column heads
 */
export default function SymbolTable({labels, children}) {
  return (
    <div className="table-box" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {JSON.parse(labels).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
