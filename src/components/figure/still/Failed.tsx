import type {StillProps} from './types.ts';

/** What is said where a live chart can't be had. */
export default function Failed({look: {t}}: StillProps) {
  return (
    <p className="figure-failed" role="status" data-figure-failed="" hidden>
      {t('figure.failed')}
    </p>
  );
}
