import type {StillProps} from './types.ts';

/** What a reader must know of the whole figure. */
export default function Note({look: {t, has}}: StillProps) {
  return has('note') ? <p className="figure-note">{t('note')}</p> : null;
}
