import React from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Claim.module.css';
import Verdict, {MARKS} from './Verdict.tsx';

/**
 * Both answers about a claim, linked to what they rest on, together with the quoted words if it wraps any. A tap opens
 * the claim in place (plugins/bends/browser/claim-cards.ts).
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
  children?: React.ReactNode;
}) {
  const {id, form, name, href, children} = props;
  const answers: {verdict: string; word: string}[] = JSON.parse(props.answers);
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <span id={id}>
      <Link to={href} className={styles.claim} data-claim="">
        {children && <span className={styles.words}>{children}</span>}
        {children && '\u00a0'}
        {form === 'word' ? (
          answers.map((answer, index) => (
            <React.Fragment key={index}>
              {index > 0 && ' '}
              <Verdict {...answer} />
            </React.Fragment>
          ))
        ) : (
          <span
            className={styles.mark}
            data-verdict={answers[0].verdict}
            role="img"
            aria-label={name}
          >
            {answers.map(({verdict}) => MARKS[verdict]).join('')}
          </span>
        )}
      </Link>
    </span>
  );
}
