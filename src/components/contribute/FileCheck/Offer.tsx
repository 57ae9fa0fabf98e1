import React, {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './FileCheck.module.css';
import {newFileAddress} from './new-file.ts';
import type {Words} from './words.ts';

/** The result file to take along: saved, or on the repository's own page for a new file. */
export default function Offer({id, text, words: {t}}: {id: string; text: string; words: Words}) {
  const {siteConfig} = useDocusaurusContext();
  const repository = siteConfig.customFields?.repository;
  const address = useObjectUrl(text);
  const place = newFileAddress(typeof repository === 'string' ? repository : undefined, id, text);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <section className={styles.offer}>
      <h2>{t('check.offer')}</h2>
      <ul>
        <li>
          <a download={`${id.split('/')[1]}.json`} href={address}>
            {t('check.download')}
          </a>
        </li>
        {place?.hasText && (
          <li>
            <a href={place.address}>{t('check.pull-request')}</a>
          </li>
        )}
        {place && !place.hasText && (
          <li>
            <button onClick={copy} type="button">
              {t(isCopied ? 'check.copied' : 'check.copy')}
            </button>{' '}
            <a href={place.address}>{t('check.pull-request.empty')}</a>
          </li>
        )}
      </ul>
      <p>
        {t('check.place', {id})} {place && t('check.place.github')}
      </p>
    </section>
  );
}

function useObjectUrl(text: string) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}
