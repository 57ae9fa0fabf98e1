import {useEffect, useState} from 'react';

/** Longer than a slider's steps are apart while it moves, shorter than a wait, ms. */
const REST_MS = 80;

/**
 * A value that follows another once that one has come to rest: what takes long to draw doesn't hold up the slider, its
 * number and the table, which are painted first.
 */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
