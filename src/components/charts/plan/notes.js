/**
 * What must be said inside the picture: a comparison that is refused and why, and that hollow marks are
 * single runs.
 *
 * @param {import('../types.js').ChartProps} props
 * @returns {string[]}
 */
export function notesIn({points, t}) {
  const measured = points.series.filter(({role}) => role !== 'model');
  const isSingle = measured.some((series) => series.points.some(({single}) => single === true));
  return [
    ...(points.refusal ? [t('refusal')] : []),
    ...(isSingle ? [t(`chart.single.${points.kind}`)] : []),
  ];
}
