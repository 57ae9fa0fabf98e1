import {tableRows} from '../../../lib/chart-data/table.js';
import {decimalsOf, formatNumber} from '../../../lib/quantity/format.js';
import {intervalText} from '../../../src/components/charts/plan/effect-texts.js';
import {annotationKey} from '../../../src/components/charts/plan/pins.js';
import {panelsOf, pointKey} from '../../../src/components/charts/plan/points-in-view.js';
import {escapeHtml} from './escape.js';

/**
 * The values of a figure as one table for each panel: a row for each x, a column for each series, gaps said as
 * gaps, and the numbers of the annotations beside the values they explain.
 *
 * @param {import('../../../content/figures/read-figures.js').Figure} figure
 * @param {{t: (key: string, params?: object) => string, locale: string}} look
 * @returns {string}
 */
export function dataTables({name, points, definition}, {t, locale}) {
  const notes = notesByPoint(name, definition.annotations ?? [], t);
  const rows = tableRows(points);
  return panelsOf(points)
    .map((panel) => {
      const own = rows.filter((row) => (row.panel ?? 'all') === panel.id);
      return tableOf(panel, own, {t, locale, notes, x: points.x});
    })
    .join('');
}

/** @param {any} panel @param {any[]} rows @param {any} look */
function tableOf(panel, rows, {t, locale, notes, x}) {
  const columns = columnsOf(rows);
  const values = x.values.filter((/** @type {any} */ value) =>
    rows.some((row) => row.x === value && row.y !== null),
  );
  const head = columns.map(
    ({series, part}) => `<th scope="col">${escapeHtml(headOf(series, part, t))}</th>`,
  );
  const body = values.map((/** @type {any} */ value) => {
    const cells = columns.map((column) =>
      cellOf(find(rows, column, value), panel, {t, locale, notes}),
    );
    return `<tr><th scope="row">${escapeHtml(xText(value, t, locale))}</th>${cells.join('')}</tr>`;
  });
  return (
    `<div class="table-box" tabindex="0" role="region" aria-label="${escapeHtml(captionOf(panel, rows, t))}">` +
    `<table><caption>${escapeHtml(captionOf(panel, rows, t))}</caption>` +
    `<thead><tr><th scope="col">${escapeHtml(t(panel.axis ?? 'x'))}</th>${head.join('')}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></div>`
  );
}

/** @param {any[]} rows */
function columnsOf(rows) {
  const seen = new Map(rows.map(({series, part}) => [`${series}|${part}`, {series, part}]));
  return [...seen.values()];
}

/** @param {any[]} rows @param {any} column @param {any} x */
function find(rows, {series, part}, x) {
  return rows.find((row) => row.series === series && row.part === part && row.x === x);
}

/** @param {string} series @param {string | null} part @param {any} t */
function headOf(series, part, t) {
  const name = t(`series.${series}`);
  return part ? `${name}, ${t(`part.${part}`)}` : name;
}

/** @param {any} panel @param {any[]} rows @param {any} t */
function captionOf(panel, rows, t) {
  const what = panel.isNamed ? t(`panel.${panel.id}`) : t('y');
  return rows.some(({single}) => single) ? `${what}. ${t('figure.all-single')}` : what;
}

/** @param {any} row @param {any} panel @param {any} look */
function cellOf(row, panel, {t, locale, notes}) {
  if (!row || row.y === null) return `<td>${escapeHtml(t('figure.no-value'))}</td>`;
  const key = pointKey(
    {id: row.series, panel: row.panel ?? undefined, part: row.part ?? undefined},
    row.x,
  );
  const digits = decimalsOf([row.y, row.low, row.high], panel.y.unit);
  const value = formatNumber(row.y, panel.y.unit, locale, {digits});
  const text = row.bound ? t(`chart.${row.bound}`, {value}) : value;
  return `<td>${escapeHtml(text)}${interval(row, panel, {t, locale})}${notes.get(key) ?? ''}</td>`;
}

/** @param {any} row @param {any} panel @param {any} look */
function interval({y, low, high}, panel, {t, locale}) {
  const ends = {y, low: low ?? undefined, high: high ?? undefined};
  const text = intervalText({t, locale}, ends, panel.y.unit);
  return text ? ` <small>(${escapeHtml(text)})</small>` : '';
}

/** @param {string} name @param {any[]} annotations @param {any} t */
function notesByPoint(name, annotations, t) {
  return new Map(
    annotations.map((annotation, index) => [
      annotationKey(annotation),
      `<sup><a href="#${name}--${annotation.id}" aria-label="${escapeHtml(t('figure.annotation', {number: index + 1}))}">${index + 1}</a></sup>`,
    ]),
  );
}

/** @param {number | string} x @param {any} t @param {string} locale */
function xText(x, t, locale) {
  return typeof x === 'number' ? new Intl.NumberFormat(locale).format(x) : t(`category.${x}`);
}
