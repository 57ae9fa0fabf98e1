import React, {lazy, Suspense, useEffect, useRef, useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import styles from './FileCheck.module.css';
import {useWords} from './words.ts';

const Report = lazy(() => import('./Report.tsx'));

/**
 * A place for a result file, which is checked and drawn where the reader is. The field takes dropped files by itself,
 * so it needs no script for that.
 */
export default function FileCheck() {
  const words = useWords();
  const {t} = words;
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  // what was chosen before the application was there
  useEffect(() => setFile(field.current?.files?.[0] ?? null), []);
  return (
    <section className={styles.check} data-live="" data-file-check="">
      <label className={styles.label}>
        <b>{t('check.label')}</b>
        <span id="file-check-hint">{t('check.hint')}</span>
        <input
          accept=".json,application/json"
          aria-describedby="file-check-hint"
          className={styles.field}
          name="result-file"
          onChange={({target}) => setFile(target.files?.[0] ?? null)}
          ref={field}
          type="file"
        />
      </label>
      <noscript>
        <p>{t('check.no-script')}</p>
      </noscript>
      {file && (
        <ErrorBoundary
          key={`${file.name} ${file.lastModified}`}
          fallback={() => <p role="alert">{t('check.failed')}</p>}
        >
          <Suspense fallback={<p role="status">{t('check.reading')}</p>}>
            <Report file={file} words={words} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
