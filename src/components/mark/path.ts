/**
 * The site's mark: a little work, then a longer wait. The one drawing of it: header, embeds, slides, pictures and the icon
 * are all drawn from it, and a test holds the icon's file to it.
 */
export const MARK = {width: 24, height: 16};

/** Its lines; a whole number of dashes goes around the wait. */
export const MARK_LINES = [
  {d: 'M2.5 0v16', strokeWidth: 5},
  {d: 'M9 1h14v14H9z', strokeWidth: 2, strokeDasharray: '5 2'},
];
