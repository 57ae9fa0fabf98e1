// @ts-check
/**
 * The way to the values as a file.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Download({figure: {id}, look: {t, baseUrl}}) {
  return (
    <p>
      <a href={`${baseUrl}data/csv/${id}.csv`} download>
        {t('figure.csv')}
      </a>
    </p>
  );
}
