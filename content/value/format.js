const NBSP = '\u00a0';

/**
 * Writes a number as the language writes it: its grouping, its decimal sign, no-break spaces, a
 * real minus.
 *
 * @param {number} value
 * @param {{locale: string, digits?: number, significant?: number, percent?: boolean,
 *   sign?: boolean, unit?: string, minimumFractionDigits?: number,
 *   maximumFractionDigits?: number}} options `unit` is a word already in the language
 * @returns {string}
 */
export function formatNumber(value, {locale, percent, sign, unit, ...precision}) {
  const text = formatterFor(locale, {
    style: percent ? 'percent' : 'decimal',
    signDisplay: sign ? 'exceptZero' : 'auto',
    ...precisionOf(precision),
  }).format(value);
  const number = text.replace('-', '−').replace(/[\u202f ]/g, NBSP);
  return unit ? `${number}${NBSP}${unit}` : number;
}

const formatters = new Map();

// To make one takes a hundred times as long as to use it, and a site has ten thousands of numbers.
function formatterFor(locale, options) {
  const key = `${locale} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new Intl.NumberFormat(locale, options));
  return formatters.get(key);
}

// Twelve significant digits show a stored number as it was typed and drop the noise of binary sums.
function precisionOf({digits, significant, minimumFractionDigits, maximumFractionDigits}) {
  if (digits !== undefined) {
    return {minimumFractionDigits: digits, maximumFractionDigits: digits};
  }
  if (minimumFractionDigits === undefined && maximumFractionDigits === undefined) {
    return {maximumSignificantDigits: significant ?? 12};
  }
  return {minimumFractionDigits, maximumFractionDigits};
}

/**
 * Precision of a computed number that nobody chose one for: whole numbers are shown whole, others
 * with four digits, which is more than any of the sources' numbers carry.
 *
 * @param {number} value
 * @param {{digits?: number, significant?: number}} chosen
 */
export function precisionFor(value, {digits, significant}) {
  if (digits !== undefined) return {digits};
  if (significant !== undefined) return {significant};
  return Number.isInteger(value) ? {} : {significant: 4};
}

/** Makes texts comparable: authors type ordinary spaces, hyphens and line ends. */
export function asTyped(text) {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[−‐‑]/g, '-')
    .trim();
}
