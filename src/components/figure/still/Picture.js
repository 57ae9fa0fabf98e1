// @ts-check
/**
 * Both published pictures, of which the style sheet shows the one that fits, the room for a live one, and the points
 * that the picture itself answers with.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Picture({figure: {spots}, look: {t, pictures}}) {
  return (
    <>
      {spots && (
        <script type="application/json" data-figure-spots="" dangerouslySetInnerHTML={raw(spots)} />
      )}
      <div className="figure-picture" data-figure-picture="">
        <div
          className="figure-points"
          data-figure-points=""
          tabIndex={0}
          role="group"
          aria-label={t('figure.keys')}
        />
        <div className="figure-wide" dangerouslySetInnerHTML={raw(pictures.wide.trim())} />
        <div className="figure-narrow" dangerouslySetInnerHTML={raw(pictures.narrow.trim())} />
        <div className="figure-live" data-figure-live="" />
      </div>
    </>
  );
}

/** @param {string} html of our own making */
const raw = (html) => ({__html: html});
