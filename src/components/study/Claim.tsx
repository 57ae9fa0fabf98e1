import React from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Claim.module.css';
import Verdict, {MARKS} from './Verdict.tsx';

/**
 * Both answers about a claim, linked to what they rest on; the quoted words are marked if it wraps any.
 *
 * @param props `answers` is JSON of {verdict, word}[]; their words show as such at a sentence's end; within one marks
 * stand, and `name` is read in their place
 */
export default function Claim(props: {
  id?: string;
  answers: string;
  form: 'mark' | 'word';
  name: string;
  href: string;
  title: string;
  children?: React.ReactNode;
}) {
  const {id, form, name, href, title, children} = props;
  const answers: {verdict: string; word: string}[] = JSON.parse(props.answers);
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <span className={styles.claim} id={id}>
      {children && <span className={styles.words}>{children}</span>}
      {children && '\u00a0'}
      {form === 'word' ? (
        <Link to={href} title={title} className={styles.link}>
          {answers.map((answer, index) => (
            <React.Fragment key={index}>
              {index > 0 && ' '}
              <Verdict {...answer} />
            </React.Fragment>
          ))}
        </Link>
      ) : (
        <Link
          to={href}
          title={title}
          aria-label={name}
          className={styles.mark}
          data-verdict={answers[0].verdict}
        >
          <span aria-hidden="true">{answers.map(({verdict}) => MARKS[verdict]).join('')}</span>
        </Link>
      )}
    </span>
  );
}
