import type {Exhibit} from '../../../../lib/capacity/vu-cap.ts';
import type {Words} from '../frame/words.ts';

export type Given = {exhibit: Exhibit; chartTexts: Record<string, string>};

/** Caps that the exhibit offers; above the largest a run of half a minute ends before all wait. */
export const LEAST = 100;
export const MOST = 4000;
export const STEP = 100;

/**
 * Cap to begin with: the address, then what the slider was moved to before the code was there, else
 * twice the published cap.
 */
export function startCap(
  search: string,
  typed: Record<string, string>,
  publishedVus: number,
): number {
  const requested = typed.vus ?? askedIn(search);
  return isCap(requested) ? Number(requested) : 2 * publishedVus;
}

/** What an address asks for in vain. */
export function badCap(search: string): string | null {
  const asked = askedIn(search);
  return asked === null || isCap(asked) ? null : asked.slice(0, 40);
}

const askedIn = (search: string) => new URLSearchParams(search).get('vus');

function isCap(text: string | null) {
  const value = Number(text ?? NaN);
  return Number.isInteger(value) && value >= LEAST && value <= MOST;
}

/** A median as it is said: there is none where no request was answered. */
export const medianText = (medianMs: number | null, {say}: Words) =>
  medianMs === null ? '–' : say('ms', medianMs);

/** Query that holds the cap; twice the published one is left out. */
export function writeCap(search: string, maxVus: number, publishedVus: number) {
  const query = new URLSearchParams(search);
  if (maxVus === 2 * publishedVus) query.delete('vus');
  else query.set('vus', String(maxVus));
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}
