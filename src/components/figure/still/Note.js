// @ts-check
/**
 * What a reader must know of the whole figure.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Note({look: {t, has}}) {
  return has('note') ? <p className="figure-note">{t('note')}</p> : null;
}
