import React, {lazy, Suspense, useEffect, useRef, useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import styles from './FileCheck.module.css';
import {useWords} from './words.ts';

const Report = lazy(() => import('./Report.tsx'));

/**
 * A place for a result file, which is checked and drawn where the reader is, and for what a load tool printed, which is
 * made into one. The field takes dropped files by itself, so it needs no script for that.
 */
export default function FileCheck() {
  const words = useWords();
  const {t} = words;
  const field = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  // what was chosen before the application was there
  useEffect(() => setFiles([...(field.current?.files ?? [])]), []);
  return (
    <section className={styles.check} data-live="" data-file-check="">
      <label className={styles.label}>
        <b>{t('check.label')}</b>
        <span id="file-check-hint">{t('check.hint')}</span>
        <input
          aria-describedby="file-check-hint"
          className={styles.field}
          name="result-file"
          multiple
          onChange={({target}) => setFiles([...(target.files ?? [])])}
          ref={field}
          type="file"
        />
      </label>
      <noscript>
        <p>{t('check.no-script')}</p>
      </noscript>
      {files.length > 0 && (
        <ErrorBoundary
          key={files.map(({name, lastModified}) => `${name} ${lastModified}`).join()}
          fallback={() => <p role="alert">{t('check.failed')}</p>}
        >
          <Suspense fallback={<p role="status">{t('check.reading')}</p>}>
            <Report files={files} words={words} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
