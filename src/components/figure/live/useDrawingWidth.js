import {useEffect, useState} from 'react';

const WIDE_FROM = 640;

/**
 * The width of the drawing that fits the room, as the pictures have it: 720 or 360, scaled by the browser.
 *
 * @param {React.RefObject<HTMLElement | null>} frame
 * @returns {number | null} null until the room is known
 */
export function useDrawingWidth(frame) {
  const [width, setWidth] = useState(null);
  useEffect(() => {
    const observer = new ResizeObserver(([{contentRect}]) =>
      setWidth(contentRect.width >= WIDE_FROM ? 720 : 360),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
