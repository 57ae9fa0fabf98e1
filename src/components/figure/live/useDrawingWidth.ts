import {useEffect, useState} from 'react';

/** From here on a wide drawing's text is at least 11 px high; figure.css shows the pictures by the same rule. */
const WIDE_FROM = 580;

/**
 * The width of the drawing that fits the room, as the pictures have it: 720 or 360, scaled by the browser.
 *
 * @returns null until the room is known
 */
export function useDrawingWidth(frame: React.RefObject<HTMLElement | null>): 720 | 360 | null {
  const [width, setWidth] = useState<720 | 360 | null>(null);
  useEffect(() => {
    const room = frame.current?.parentElement;
    if (!room) return undefined;
    const fit = () => setWidth(room.clientWidth >= WIDE_FROM ? 720 : 360);
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    fit();
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
