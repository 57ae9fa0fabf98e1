const COUNTED = ['workers', 'atWorkers', 'coroutines', 'vus'];

/**
 * A number with its unit in the words of a language: milliseconds from a second on in seconds,
 * megabytes from a thousand on in gigabytes, everything else as it is.
 *
 * @param {(key: string, params?: object) => string} t
 * @param {string} locale
 * @param {string} unit key of `unit.…` in the catalogue
 * @param {number} value in that unit; for `percent` the share, 0–1
 * @param {{significant?: number, digits?: number, sign?: boolean}} [options] significant digits (3),
 *   or decimals; `sign` writes a plus
 * @returns {string}
 */
export function formatQuantity(t, locale, unit, value, options = {}) {
  if (COUNTED.includes(unit)) {
    return t(`unit.${unit}`, {count: value, value: formatNumber(value, locale, {digits: 0})});
  }
  const [shown, as] = rescaled(unit, value);
  return t(`unit.${as}`, {value: formatNumber(shown, locale, options)});
}

/**
 * A number without a unit.
 *
 * @param {number} value
 * @param {string} locale
 * @param {{significant?: number, digits?: number, sign?: boolean}} [options] three significant digits, no
 *   decimals from 100 on, unless told otherwise
 * @returns {string}
 */
export function formatNumber(value, locale, {significant = 3, digits, sign = false} = {}) {
  const precision =
    digits === undefined && Math.abs(value) < 100
      ? {maximumSignificantDigits: significant}
      : {minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 0};
  const signDisplay = sign ? 'exceptZero' : 'auto';
  return new Intl.NumberFormat(locale, {...precision, signDisplay}).format(value);
}

/** @param {string} unit @param {number} value @returns {[number, string]} */
function rescaled(unit, value) {
  if (unit === 'ms' && value >= 1000) return [value / 1000, 's'];
  if (unit === 'mb' && value >= 1000) return [value / 1000, 'gb'];
  if (unit === 'percent') return [value * 100, 'percent'];
  return [value, unit];
}
