// @ts-check
/**
 * What is said where a live chart can't be had.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Failed({look: {t}}) {
  return (
    <p className="figure-failed" role="status" data-figure-failed="" hidden>
      {t('figure.failed')}
    </p>
  );
}
