import React, {useEffect, useState} from 'react';

/**
 * Says a result to screen readers once the reader's hand has come to rest, so that a slider in motion
 * doesn't talk without end.
 */
export default function Announcement({children}: {children: string}) {
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
