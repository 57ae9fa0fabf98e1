/** what a reader chose; absent members are the figure's defaults */
export interface View {
  scale?: 'linear' | 'log';
  /** ids of the series that are shown */
  series?: string[];
  /** id of the annotation that is shown */
  note?: string;
}

/**
 * The view of a figure that a query asks for, such as `?f.memory.scale=log&f.memory.note=gap`.
 *
 * @param search query of an address
 * @param figure last part of the figure's id
 */
export function readView(search: string, figure: string): View {
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
 * @returns empty, or with its question mark
 */
export function writeView(search: string, figure: string, {scale, series, note}: View): string {
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
 * @param all ids of the figure's series
 * @returns `series` absent when all are shown
 */
export function toggleSeries(view: View, id: string, all: readonly string[]): View {
  const shown = view.series ?? all;
  const next = all.filter((each) => shown.includes(each) !== (each === id));
  const isDefault = next.length === 0 || next.length === all.length;
  return {...view, series: isDefault ? undefined : next};
}
