import type {StillProps} from './types.ts';

/** The title, and the description that the pictures of both sizes refer to. */
export default function Caption({figure: {name}, look: {t}}: StillProps) {
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
