import {MARK} from './path.ts';

/**
 * The site's mark in the colour of the text around it; for the eye, as the site's name or address stands beside it.
 *
 * @param props `height` px
 */
export function Mark({height}: {height: number}) {
  return (
    <svg
      width={(height * MARK.width) / MARK.height}
      height={height}
      viewBox={`0 0 ${MARK.width} ${MARK.height}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={MARK.d} />
    </svg>
  );
}
