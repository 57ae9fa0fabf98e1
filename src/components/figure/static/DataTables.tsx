import {decimalsOf, formatNumber} from '../../../../lib/quantity/format.ts';
import {annotationKey} from '../../charts/plan/pins.ts';
import {panelsOf, pointKey} from '../../charts/plan/points-in-view.ts';
import {intervalText} from '../../charts/plan/texts.ts';
import type {Row} from '../../../../lib/chart-data/table.ts';
import type {PanelInView, Points} from '../../charts/types.ts';
import type {Look, PartProps} from './parts.tsx';

/**
 * The values of a figure as one table for each panel: a row for each x, a column for each series, or a row for each
 * value where most of those cells would be empty; gaps said as gaps, failed runs as failed, and the numbers of the
 * annotations beside the values they explain.
 */
export function DataTables({figure, look}: PartProps) {
  return panelsOf(figure.points).map((panel) => {
    const rows = figure.rows.filter((row) => (row.panel ?? 'all') === panel.id);
    return <PanelTable key={panel.id} panel={panel} rows={rows} figure={figure} look={look} />;
  });
}

type PanelProps = PartProps & {panel: PanelInView; rows: Row[]};

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

/**
 * One value with its interval and the number of its annotation, or why there is none.
 *
 * @param props `row` undefined where a series has no point
 */
function ValueCell(props: PartProps & {panel: PanelInView; row: Row | undefined}) {
  const {figure, panel, row, look} = props;
  const {t, locale} = look;
  if (row?.failed && row.y === null) return <td>{t('chart.failed')}</td>;
  if (!row || row.y === null) return <td>{t('figure.no-value')}</td>;
  const {unit} = panel.y;
  const digits = decimalsOf([row.y, row.low, row.high], unit);
  const value = formatNumber(row.y, unit, locale, {digits});
  const ends = {y: row.y, low: row.low ?? undefined, high: row.high ?? undefined};
  const interval = intervalText({t, locale}, ends, unit);
  return (
    <td>
      {row.bound ? t(`chart.${row.bound}`, {value}) : value}
      {interval && (
        <>
          {' '}
          <small>({interval})</small>
        </>
      )}
      <NoteMark figure={figure} row={row} look={look} />
    </td>
  );
}

/** The number of the annotation that explains a value. */
function NoteMark({figure: {name, definition}, row, look: {t}}: PartProps & {row: Row}) {
  const {annotations = []} = definition;
  const at = {id: row.series, panel: row.panel ?? undefined, part: row.part ?? undefined};
  const key = pointKey(at, row.x);
  const index = annotations.findLastIndex((each) => annotationKey(each) === key);
  if (index === -1) return null;
  const number = index + 1;
  return (
    <sup>
      <a href={`#${name}--${annotations[index].id}`} aria-label={t('figure.annotation', {number})}>
        {number}
      </a>
    </sup>
  );
}

/** Share of filled cells below which values stand below each other instead. */
const FULL = 0.6;
/** Kinds whose series are groups of rows: most groups have nothing in most rows. */
const NAMED = new Set(['ranked-bars', 'scatter']);

/**
 * Whether a table with a column for each series would be mostly empty.
 *
 * @param rows of one panel
 */
function isSparse(points: Points, rows: Row[]) {
  const columns = columnsOf(rows).length;
  const cells = columns * valuesOf(points, rows).length;
  return NAMED.has(points.kind) && columns > 1 && rows.filter(isShown).length < cells * FULL;
}

/** @returns in the order of the series */
function columnsOf(rows: Row[]): {series: string; part: string | null}[] {
  const seen = new Map(rows.map(({series, part}) => [`${series}|${part}`, {series, part}]));
  return [...seen.values()];
}

/** @returns every x at which something is shown, in the figure's order */
function valuesOf(points: Points, rows: Row[]): (number | string)[] {
  const shown = new Set(rows.filter(isShown).map(({x}) => x));
  return points.x.values.filter((x) => shown.has(x));
}

/** @returns the rows that show something, in the order of x, then of the series */
function shownRows(points: Points, rows: Row[]): Row[] {
  const columns = columnsOf(rows);
  return valuesOf(points, rows)
    .flatMap((x) => columns.map((column) => rowOf(rows, column, x)))
    .filter((row) => row !== undefined)
    .filter(isShown);
}

function rowOf(
  rows: Row[],
  {series, part}: {series: string; part: string | null},
  x: number | string,
) {
  return rows.find((row) => row.series === series && row.part === part && row.x === x);
}

const isShown = ({y, failed}: Row) => y !== null || failed === true;
