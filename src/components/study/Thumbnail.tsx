import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRootUrl} from '@theme/useRootUrl';
import {figureSlide} from '../../../content/site/card-addresses.ts';
import styles from './Thumbnail.module.css';

/**
 * The figure that carries a page, small, as its slide: for the eye alone, since the link beside it says the same. Of its
 * two themes the style sheet shows one, and a browser fetches only that, once it is near.
 *
 * @param props `figure`: `<study>/<figure>`; nothing is shown without one. `to`: the page
 */
export default function Thumbnail({figure, to}: {figure?: string; to: string}) {
  const {i18n} = useDocusaurusContext();
  const root = useRootUrl();
  if (!figure) return null;
  return (
    <Link to={to} className={styles.thumbnail} tabIndex={-1} aria-hidden="true">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={root(figureSlide(figure, i18n.currentLocale, theme))}
          alt=""
          width={320}
          height={180}
          loading="lazy"
        />
      ))}
    </Link>
  );
}
