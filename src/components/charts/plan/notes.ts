import type {ChartProps} from '../types.ts';

/**
 * What must be said inside the picture: a comparison that is refused and why, what hollow, dashed and
 * crossed marks mean, and where zeros stand on a logarithmic scale.
 */
export function notesIn({points, scale, t}: ChartProps): string[] {
  const measured = points.series.filter(({role}) => role !== 'model');
  const all = measured.flatMap((series) => series.points);
  const isSingle = all.some(({single}) => single === true);
  return [
    ...(points.refusal ? [t('refusal')] : []),
    ...(isSingle ? [t(`chart.single.${points.kind}`)] : []),
    ...(all.some(({unsupported}) => unsupported) ? [t('chart.unsupported')] : []),
    ...(all.some(({failed}) => failed) ? [t('chart.failed-note')] : []),
    ...(scale === 'log' && all.some(({y}) => y === 0) ? [t('chart.zero')] : []),
  ];
}
