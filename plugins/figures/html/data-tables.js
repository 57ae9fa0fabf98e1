import {tableRows} from '../../../lib/chart-data/table.js';
import {decimalsOf, formatNumber} from '../../../lib/quantity/format.js';
import {intervalText} from '../../../src/components/charts/plan/effect-texts.js';
import {annotationKey} from '../../../src/components/charts/plan/pins.js';
import {panelsOf, pointKey} from '../../../src/components/charts/plan/points-in-view.js';
import {escapeHtml} from './escape.js';

/** Share of filled cells below which values stand below each other instead. */
const FULL = 0.6;
/** Kinds whose series are groups of rows: most groups have nothing in most rows. */
const NAMED = new Set(['ranked-bars', 'scatter']);

/**
 * The values of a figure as one table for each panel: a row for each x, a column for each series, or a row for each
 * value where most of those cells would be empty; gaps said as gaps, failed runs as failed, and the numbers of the annotations beside the values they explain.
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
      return tableOf(panel, own, {t, locale, notes, points});
    })
    .join('');
}

/** @param {any} panel @param {any[]} rows @param {any} look */
function tableOf(panel, rows, {t, locale, notes, points}) {
  const shown = rows.filter(isShown);
  const columns = columnsOf(rows);
  const values = points.x.values.filter((/** @type {any} */ value) =>
    shown.some((row) => row.x === value),
  );
  const cells = columns.length * values.length;
  const isSparse = NAMED.has(points.kind) && columns.length > 1 && shown.length < cells * FULL;
  const {head, body} = (isSparse ? longTable : wideTable)(
    {panel, rows, columns, values},
    {t, locale, notes},
  );
  return (
    `<div class="table-box" tabindex="0" role="region" aria-label="${escapeHtml(captionOf(panel, rows, t))}">` +
    `<table><caption>${escapeHtml(captionOf(panel, rows, t))}</caption>` +
    `<thead><tr><th scope="col">${escapeHtml(t(panel.axis ?? 'x'))}</th>${head.join('')}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></div>`
  );
}

/** A row for each x, a column for each series. @param {any} content @param {any} look */
function wideTable({panel, rows, columns, values}, look) {
  const {t, locale} = look;
  const head = columns.map((/** @type {any} */ {series, part}) =>
    columnHead(headOf(series, part, t)),
  );
  const body = values.map((/** @type {any} */ value) => {
    const cells = columns.map((/** @type {any} */ column) =>
      cellOf(find(rows, column, value), panel, look),
    );
    return `<tr>${rowHead(xText(value, t, locale))}${cells.join('')}</tr>`;
  });
  return {head, body};
}

/** A row for each value, its series named beside it. @param {any} content @param {any} look */
function longTable({panel, rows, columns, values}, look) {
  const {t, locale} = look;
  const body = values.flatMap((/** @type {any} */ value) =>
    columns.flatMap((/** @type {any} */ column) => {
      const row = find(rows, column, value);
      if (!row || !isShown(row)) return [];
      const group = `<td>${escapeHtml(headOf(column.series, column.part, t))}</td>`;
      return `<tr>${rowHead(xText(value, t, locale))}${group}${cellOf(row, panel, look)}</tr>`;
    }),
  );
  return {head: [columnHead(t('figure.group')), columnHead(t('y'))], body};
}

/** @param {string} text */
const columnHead = (text) => `<th scope="col">${escapeHtml(text)}</th>`;

/** @param {string} text */
const rowHead = (text) => `<th scope="row">${escapeHtml(text)}</th>`;

/** @param {{y: number | null, failed: boolean | null}} row */
const isShown = ({y, failed}) => y !== null || failed === true;

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
  if (row?.failed && row.y === null) return `<td>${escapeHtml(t('chart.failed'))}</td>`;
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
