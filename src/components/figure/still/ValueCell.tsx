import {decimalsOf, formatNumber} from '../../../../lib/quantity/format.ts';
import {intervalText} from '../../charts/plan/effect-texts.ts';
import {annotationKey} from '../../charts/plan/pins.ts';
import {pointKey} from '../../charts/plan/points-in-view.ts';
import type {PanelInView} from '../../charts/types.ts';
import type {Row, StillProps} from './types.ts';

/**
 * One value with its interval and the number of its annotation, or why there is none.
 *
 * @param props `row` undefined where a series has no point
 */
export default function ValueCell({
  figure,
  panel,
  row,
  look,
}: StillProps & {panel: PanelInView; row: Row | undefined}) {
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
function NoteMark({figure: {name, definition}, row, look: {t}}: StillProps & {row: Row}) {
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
