import React from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Claim.module.css';
import Verdict, {MARKS} from './Verdict.tsx';

/**
 * A claim's verdict, linked to its calculation; the quoted words are marked if it wraps any.
 *
 * @param props `word` shows as such at a sentence's end; within one a mark stands, and
 * `name` is read in its place
 */
export default function Claim(props: {
  id?: string;
  verdict: string;
  form: 'mark' | 'word';
  word: string;
  name: string;
  href: string;
  title: string;
  children?: React.ReactNode;
}) {
  const {id, verdict, form, word, name, href, title, children} = props;
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <span className={styles.claim} id={id}>
      {children && <span className={styles.words}>{children}</span>}
      {children && '\u00a0'}
      {form === 'word' ? (
        <Link to={href} title={title} className={styles.link}>
          <Verdict verdict={verdict} word={word} />
        </Link>
      ) : (
        <Link
          to={href}
          title={title}
          aria-label={name}
          className={styles.mark}
          data-verdict={verdict}
        >
          <span aria-hidden="true">{MARKS[verdict]}</span>
        </Link>
      )}
    </span>
  );
}
