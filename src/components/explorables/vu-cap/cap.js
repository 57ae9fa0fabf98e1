// @ts-check
/**
 * @typedef {ReturnType<typeof import('../../../../lib/capacity/exhibit.js').exhibitOf>} Exhibit
 * @typedef {{exhibit: Exhibit, chartTexts: Record<string, string>}} Given
 */

/** Caps that the exhibit offers; above the largest a run of half a minute ends before all wait. */
export const LEAST = 100;
export const MOST = 4000;
export const STEP = 100;

/**
 * Cap to begin with: the address, then what the slider was moved to before the code was there, else
 * twice the published cap.
 *
 * @param {string} search
 * @param {Record<string, string>} typed
 * @param {number} publishedVus
 * @returns {number}
 */
export function startCap(search, typed, publishedVus) {
  const requested = typed.vus ?? askedIn(search);
  return isCap(requested) ? Number(requested) : 2 * publishedVus;
}

/**
 * What an address asks for in vain.
 *
 * @param {string} search
 * @returns {string | null}
 */
export function badCap(search) {
  const asked = askedIn(search);
  return asked === null || isCap(asked) ? null : asked.slice(0, 40);
}

/** @param {string} search */
const askedIn = (search) => new URLSearchParams(search).get('vus');

/** @param {string | null} text */
function isCap(text) {
  const value = Number(text ?? NaN);
  return Number.isInteger(value) && value >= LEAST && value <= MOST;
}

/**
 * A median as it is said: there is none where no request was answered.
 *
 * @param {number | null} medianMs
 * @param {import('../frame/words.js').Words} words
 */
export const medianText = (medianMs, {say}) => (medianMs === null ? '–' : say('ms', medianMs));

/**
 * Query that holds the cap; twice the published one is left out.
 *
 * @param {string} search
 * @param {number} maxVus
 * @param {number} publishedVus
 */
export function writeCap(search, maxVus, publishedVus) {
  const query = new URLSearchParams(search);
  if (maxVus === 2 * publishedVus) query.delete('vus');
  else query.set('vus', String(maxVus));
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}
