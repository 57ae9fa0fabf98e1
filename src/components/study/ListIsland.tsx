import React, {useState} from 'react';
// Its form's sheet: what is drawn on the server alone brings none to browsers.
import './ListForm.module.css';

/**
 * A list that the page's island script narrows as the reader wants (src/islands): complete HTML, which the application
 * leaves alone.
 *
 * @param props `children`: form and entries; `rest`: a file beside the page with all entries, where some are left out
 */
export default function ListIsland(props: {
  id: string;
  className: string;
  rest?: string;
  children?: React.ReactNode;
}) {
  const {children, rest, ...own} = props;
  // Not in development, where the application draws whole pages.
  const [isInPage] = useState(
    () => typeof document !== 'undefined' && document.getElementById(own.id),
  );
  const shared = {...own, 'data-island': 'list', 'data-rest': rest};
  if (children && !isInPage) return <div {...shared}>{children}</div>;
  return <div {...shared} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;
}
