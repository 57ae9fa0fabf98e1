import React, {useEffect, useRef} from 'react';
import ClaimsStill from '@still/claims';
import styles from './ClaimsList.module.css';
// The form's sheet, too: what is drawn on the server alone brings none to browsers.
import './ListForm.module.css';
import {islandArrived} from '../figure/island-arrived.js';

/**
 * A list of claims: complete HTML, which the page's island script narrows as the reader wants (src/islands). The
 * application leaves alone what is in it, and where it opened the page by itself has the browser load that page:
 * holding the claims' texts, it would bring to each reader twice what the page has.
 *
 * @param {{study?: string}} props with a study its claims in full, otherwise a line for each claim of all studies
 */
export default function ClaimsList({study}) {
  const list = useRef(null);
  useEffect(() => {
    if (list.current.firstElementChild) islandArrived();
    else window.location.reload();
  }, []);
  const shared = {ref: list, className: styles.list, 'data-island': 'list'};
  if (ClaimsStill)
    return (
      <div {...shared}>
        <ClaimsStill study={study} />
      </div>
    );
  return <div {...shared} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;
}
