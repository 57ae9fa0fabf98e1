import {useEffect, useState} from 'react';
import type {Live} from './mount.ts';

/**
 * Says a result to screen readers once the reader's hand has come to rest, so that a slider in motion
 * doesn't talk without end.
 */
export function Announcement({children}: {children: string}) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), 700);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-part="said">
      {said}
    </p>
  );
}

/** What those are told who have no scripts. */
export const NoScript = ({live, children}: {live: Live | undefined; children: string}) =>
  !live && (
    <noscript>
      <p className="explorable-note">{children}</p>
    </noscript>
  );
