import {MARK, MARK_LINES} from './path.ts';

/**
 * The site's mark in the colour of the text around it; for the eye, as the site's name or address stands beside it.
 *
 * @param props `width` px; its height follows
 */
export const Mark = ({width}: {width: number}) => (
  <svg
    width={width}
    viewBox={`0 0 ${MARK.width} ${MARK.height}`}
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    {MARK_LINES.map((line) => (
      <path key={line.d} {...line} />
    ))}
  </svg>
);
