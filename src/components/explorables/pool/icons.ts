const icon = (path: string) =>
  `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;
/** Signs of the player's buttons. */
export const ICONS = {
  play: icon('M5 3l12 7-12 7z'),
  pause: icon('M5 3h3.5v14H5zM11.5 3H15v14h-3.5z'),
  back: icon('M4 3h2.5v14H4zM16 3v14L7 10z'),
  forward: icon('M13.500 3H16v14h-2.500zM4 3v14l9-7z'),
};
