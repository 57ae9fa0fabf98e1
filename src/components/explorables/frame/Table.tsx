/** `origin`: where a row's number is from */
export type Row = {cells: readonly React.ReactNode[]; origin?: string};

export interface TableProps {
  caption?: string;
  /** of the columns; empty where the first has none */
  head: readonly string[];
  /** the first cell of each names it */
  rows: readonly Row[];
}

export const Table = ({caption, head, rows}: TableProps) => (
  <table>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {head.map((name, at) =>
          name ? (
            <th key={at} scope="col">
              {name}
            </th>
          ) : (
            <td key={at} />
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(({cells: [name, ...cells], origin}, row) => (
        <tr key={row} data-origin={origin}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
