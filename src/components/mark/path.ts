/**
 * The site's mark: a little work, then a longer wait. The one drawing of it: header, embeds, slides, pictures and the icon
 * are all drawn from it, and a test holds the icon's file to it.
 */
export const MARK = {
  width: 24,
  height: 16,
  d: 'M0 0h5v16H0zM8 0h4v2h-2v2H8zM14 0h4v2h-4zM20 0h4v4h-2V2h-2zM8 6h2v4H8zM22 6h2v4h-2zM8 12h2v2h2v2H8zM14 14h4v2h-4zM22 12h2v4h-4v-2h2z',
};
