// @ts-check
/**
 * The way to the values as a file.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Download({figure: {id, name}, look: {t, baseUrl}}) {
  return (
    <p>
      <a href={`${baseUrl}data/csv/${id}.csv`} download={`${name}.csv`}>
        {t('figure.csv')}
      </a>
    </p>
  );
}
