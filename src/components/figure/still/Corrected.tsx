import type {StillProps} from './types.ts';

/**
 * When the figure was corrected, in a quiet line; what was wrong and where that is told opens below it, since one
 * correction often concerns several figures of a page.
 */
export default function Corrected({look: {corrections = []}}: StillProps) {
  return (
    <>
      {corrections.map(({when, was, link, address}) => (
        <details key={address} className="figure-corrected">
          <summary>{when}</summary>
          <p>
            {was} <a href={address}>{link}</a>
          </p>
        </details>
      ))}
    </>
  );
}
