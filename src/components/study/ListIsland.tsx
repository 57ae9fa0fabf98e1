import React, {useEffect, useRef, useState} from 'react';
// Its form's sheet: what is drawn on the server alone brings none to browsers.
import './ListForm.module.css';
import {islandArrived} from '../figure/island-arrived.ts';

/**
 * A list that the page's island script narrows as the reader wants (src/islands): complete HTML, which the application
 * leaves alone. Where the application opened the page by itself it draws the list, or has the browser load the page if
 * browsers hold nothing to draw it from.
 *
 * @param props `children`: form and entries
 */
export default function ListIsland(props: {
  id: string;
  className: string;
  children?: React.ReactNode;
}) {
  const {id, className, children} = props;
  const list = useRef<HTMLDivElement>(null);
  const [isInPage] = useState(() => typeof document !== 'undefined' && document.getElementById(id));
  useEffect(() => {
    if (list.current?.firstElementChild) islandArrived();
    else window.location.reload();
  }, []);
  const shared = {id, className, ref: list, 'data-island': 'list'};
  if (children && !isInPage) return <div {...shared}>{children}</div>;
  return <div {...shared} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;
}
