import {formatNumber} from '../../../../lib/quantity/format.ts';
import {panelsOf} from '../../charts/plan/points-in-view.ts';
import ValueCell from './ValueCell.tsx';
import {columnsOf, isSparse, rowOf, shownRows, valuesOf} from './table-shape.ts';
import type {PanelInView} from '../../charts/types.ts';
import type {Look, Row, StillProps} from './types.ts';

/**
 * The values of a figure as one table for each panel: a row for each x, a column for each series, or a row for each
 * value where most of those cells would be empty; gaps said as gaps, failed runs as failed, and the numbers of the
 * annotations beside the values they explain.
 */
export default function DataTables({figure, look}: StillProps) {
  return panelsOf(figure.points).map((panel) => {
    const rows = figure.rows.filter((row) => (row.panel ?? 'all') === panel.id);
    return <PanelTable key={panel.id} panel={panel} rows={rows} figure={figure} look={look} />;
  });
}

export type PanelProps = StillProps & {panel: PanelInView; rows: Row[]};

function PanelTable(props: PanelProps) {
  const {panel, rows, figure, look} = props;
  const {t} = look;
  const what = panel.isNamed ? t(`panel.${panel.id}`) : t('y');
  const caption = rows.some(({single}) => single) ? `${what}. ${t('figure.all-single')}` : what;
  const Shape = isSparse(figure.points, rows) ? LongTable : WideTable;
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <Shape {...props} />
      </table>
    </div>
  );
}

/** A row for each x, a column for each series. */
function WideTable(props: PanelProps) {
  const {panel, rows, figure, look} = props;
  const columns = columnsOf(rows);
  return (
    <>
      <Head names={[look.t(panel.axis ?? 'x'), ...columns.map((each) => headOf(each, look))]} />
      <tbody>
        {valuesOf(figure.points, rows).map((x) => (
          <tr key={x}>
            <th scope="row">{xText(x, look)}</th>
            {columns.map((column, index) => (
              <ValueCell key={index} {...props} row={rowOf(rows, column, x)} />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A row for each value, its series named beside it. */
function LongTable(props: PanelProps) {
  const {panel, rows, figure, look} = props;
  const {t} = look;
  return (
    <>
      <Head names={[t(panel.axis ?? 'x'), t('figure.group'), t('y')]} />
      <tbody>
        {shownRows(figure.points, rows).map((row, index) => (
          <tr key={index}>
            <th scope="row">{xText(row.x, look)}</th>
            <td>{headOf(row, look)}</td>
            <ValueCell {...props} row={row} />
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Head({names}: {names: string[]}) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={index} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function headOf({series, part}: {series: string; part: string | null}, {t}: Look) {
  const name = t(`series.${series}`);
  return part ? `${name}, ${t(`part.${part}`)}` : name;
}

function xText(x: number | string, {t, locale}: Look) {
  return typeof x === 'number' ? formatNumber(x, undefined, locale) : t(`category.${x}`);
}
