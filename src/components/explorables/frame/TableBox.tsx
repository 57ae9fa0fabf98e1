import {Table} from './Table.tsx';
import type {TableProps} from './Table.tsx';

/** A table in a box of its own, in which it scrolls. */
const TableBox = (props: TableProps & {caption: string}) => (
  <div className="table-box" tabIndex={0} role="region" aria-label={props.caption}>
    <Table {...props} />
  </div>
);

export default TableBox;
