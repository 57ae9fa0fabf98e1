import type {StillProps} from './types.ts';

/** Both published pictures, of which the style sheet shows the one that fits, and the room for a live one. */
export default function Picture({look: {t, pictures}}: StillProps) {
  return (
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
  );
}

/** @param html of our own making */
const raw = (html: string) => ({__html: html});
