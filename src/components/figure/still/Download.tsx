import type {StillProps} from './types.ts';

/** The way to the values as a file. */
export default function Download({figure: {id}, look: {t, baseUrl}}: StillProps) {
  return (
    <p>
      <a href={`${baseUrl}data/csv/${id}.csv`} download>
        {t('figure.csv')}
      </a>
    </p>
  );
}
