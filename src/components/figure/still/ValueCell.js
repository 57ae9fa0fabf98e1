// @ts-check
import {decimalsOf, formatNumber} from '../../../../lib/quantity/format.js';
import {intervalText} from '../../charts/plan/effect-texts.js';
import {annotationKey} from '../../charts/plan/pins.js';
import {pointKey} from '../../charts/plan/points-in-view.js';

/**
 * One value with its interval and the number of its annotation, or why there is none.
 *
 * @param {import('./types.js').StillProps & {panel: import('../../charts/types.js').PanelInView,
 *   row: import('./types.js').Row | undefined}} props `row` undefined where a series has no point
 */
export default function ValueCell({figure, panel, row, look}) {
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

/** The number of the annotation that explains a value. @param {import('./types.js').StillProps & {row: import('./types.js').Row}} props */
function NoteMark({figure: {name, definition}, row, look: {t}}) {
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
