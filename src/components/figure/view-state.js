// @ts-check
/**
 * @typedef {object} View what a reader chose; absent members are the figure's defaults
 * @property {'linear' | 'log'} [scale]
 * @property {string[]} [series] ids of the series that are shown
 * @property {string} [note] id of the annotation that is shown
 */

/**
 * The view of a figure that a query asks for, such as `?f.memory.scale=log&f.memory.note=gap`.
 *
 * @param {string} search query of an address
 * @param {string} figure last part of the figure's id
 * @returns {View}
 */
export function readView(search, figure) {
  const query = new URLSearchParams(search);
  const scale = query.get(`f.${figure}.scale`);
  const series = query.get(`f.${figure}.series`)?.split(',').filter(Boolean);
  const note = query.get(`f.${figure}.note`);
  return {
    ...((scale === 'linear' || scale === 'log') && {scale}),
    ...(series?.length && {series}),
    ...(note && {note}),
  };
}

/**
 * A query with the view of one figure in it; everything else in the query stays.
 *
 * @param {string} search
 * @param {string} figure
 * @param {View} view
 * @returns {string} empty, or with its question mark
 */
export function writeView(search, figure, {scale, series, note}) {
  const query = new URLSearchParams(search);
  const wanted = {scale, series: series?.join(','), note};
  for (const [member, value] of Object.entries(wanted)) {
    if (value) query.set(`f.${figure}.${member}`, value);
    else query.delete(`f.${figure}.${member}`);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/**
 * The view after a series was pressed: shown ones go, hidden ones come, and the last one can't go alone.
 *
 * @param {View} view
 * @param {string} id
 * @param {readonly string[]} all ids of the figure's series
 * @returns {View} `series` absent when all are shown
 */
export function toggleSeries(view, id, all) {
  const shown = view.series ?? all;
  const next = all.filter((each) => shown.includes(each) !== (each === id));
  const isDefault = next.length === 0 || next.length === all.length;
  return {...view, series: isDefault ? undefined : next};
}
