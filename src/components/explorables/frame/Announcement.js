// @ts-check
import React, {useEffect, useState} from 'react';

/**
 * Says a result to screen readers once the reader's hand has come to rest, so that a slider in motion
 * doesn't talk without end.
 *
 * @param {{children: string}} props
 */
export default function Announcement({children}) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), 700);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
}
