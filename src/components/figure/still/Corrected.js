// @ts-check
/**
 * When the figure was corrected, what was wrong, and where that is told.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Corrected({look: {corrections = []}}) {
  return (
    <>
      {corrections.map(({when, was, link, address}) => (
        <p key={address} className="figure-corrected">
          <strong>{when}</strong> {was} <a href={address}>{link}</a>
        </p>
      ))}
    </>
  );
}
