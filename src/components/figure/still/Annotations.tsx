import type {StillProps} from './types.ts';

/** The annotations, numbered as the pins are; each can be pressed to show its point. */
export default function Annotations({figure: {name, definition}, look: {t}}: StillProps) {
  const {annotations = []} = definition;
  if (annotations.length === 0) return null;
  return (
    <ol className="figure-annotations">
      {annotations.map(({id, at}, index) => (
        <li key={id} id={`${name}--${id}`}>
          <button
            type="button"
            className="figure-pin"
            data-note={id}
            data-of={at.series}
            aria-pressed="false"
            aria-label={t('figure.annotation', {number: index + 1})}
          >
            {index + 1}
          </button>
          <span>{t(`annotation.${id}`)}</span>
        </li>
      ))}
    </ol>
  );
}
