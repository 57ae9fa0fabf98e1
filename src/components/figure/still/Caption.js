// @ts-check
/**
 * The title, and the description that the pictures of both sizes refer to.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Caption({figure: {name}, look: {t}}) {
  return (
    <>
      <figcaption className="figure-title" id={`${name}--title`}>
        {t('title')}
      </figcaption>
      <p id={`${name}--summary`} hidden>
        {t('summary')}
      </p>
    </>
  );
}
