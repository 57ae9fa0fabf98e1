import type {Points} from './types.ts';

export type Row = ReturnType<typeof tableRows>[number];

/**
 * Every point of a figure as a row, in the order in which the picture shows them: what the data table and the
 * download hold.
 *
 * @returns gaps are null
 */
export function tableRows(points: Points) {
  return points.series.flatMap((series) =>
    series.points.map((point) => ({
      panel: series.panel ?? null,
      series: series.id,
      part: series.part ?? null,
      x: point.x,
      y: point.y,
      low: point.low ?? null,
      high: point.high ?? null,
      single: point.single === true,
      failed: point.failed === true || null,
      bound: point.bound ?? null,
      regime: point.regime ?? null,
      verdicts: (point.verdicts ?? []).map(({check, kind, reason}) =>
        [check, kind, reason].filter(Boolean).join(':'),
      ),
      from: point.from ?? null,
      role: series.role ?? 'measured',
      unit: unitOfPanel(points, series.panel),
    })),
  );
}

function unitOfPanel({panels = [], y}: Points, panel: string | undefined) {
  return (panels.find(({id}) => id === panel)?.y ?? y).unit;
}

const COLUMNS = [
  ...(['panel', 'series', 'part', 'role', 'x', 'y', 'unit', 'low', 'high'] as const),
  ...(['single', 'failed', 'bound', 'regime', 'verdicts', 'from'] as const),
];

/**
 * The rows of a figure as comma-separated values (RFC 4180: CRLF, quotes doubled), numbers with a decimal
 * point; columns that hold nothing are left out.
 */
export function csvOf(rows: readonly Row[]): string {
  const columns = COLUMNS.filter((column) => rows.some((row) => hasContent(row[column])));
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

function hasContent(value: unknown) {
  return value !== null && !(Array.isArray(value) && value.length === 0);
}

function cell(value: unknown) {
  if (!hasContent(value)) return '';
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
