import React from 'react';
import styles from './PictureList.module.css';
import Thumbnail from './Thumbnail.tsx';

/** A list of pages, each with the figure that carries it. */
export function PictureList({children}: {children: React.ReactNode}) {
  return <ul className={styles.list}>{children}</ul>;
}

/** @param props `figure`: `<study>/<figure>`; `to`: the page; the children say what is there */
export function PictureEntry(props: {figure?: string; to: string; children: React.ReactNode}) {
  const {figure, to, children} = props;
  return (
    <li>
      <Thumbnail figure={figure} to={to} />
      <div>{children}</div>
    </li>
  );
}
