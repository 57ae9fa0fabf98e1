const WORDS = {
  en: {
    '=': 'equals',
    '<': 'is less than',
    '>': 'is greater than',
    '\\le': 'is at most',
    '\\ge': 'is at least',
    '\\approx': 'is about',
    '+': 'plus',
    '-': 'minus',
    '\\cdot': 'times',
    '\\times': 'times',
    '/': 'divided by',
    '\\%': 'percent',
  },
  ru: {
    '=': 'равно',
    '<': 'меньше',
    '>': 'больше',
    '\\le': 'не больше',
    '\\ge': 'не меньше',
    '\\approx': 'примерно равно',
    '+': 'плюс',
    '-': 'минус',
    '\\cdot': 'умножить на',
    '\\times': 'умножить на',
    '/': 'делить на',
    '\\%': 'процентов',
  },
};

/**
 * Says a short formula made of known symbols, numbers and simple signs.
 *
 * @param {string} tex
 * @param {'en' | 'ru'} locale
 * @param {{tex: string, spoken: string}[]} symbols
 * @returns {string | null} null if a part of it isn't known: it needs words of its own
 */
export function speak(tex, locale, symbols) {
  const longestFirst = [...symbols].sort((one, other) => other.tex.length - one.tex.length);
  const parts = [];
  for (let rest = tex.trim(); rest !== '';) {
    const part = partAtStart(rest, locale, longestFirst);
    if (!part) return null;
    parts.push(part.spoken);
    rest = rest.slice(part.length).trimStart();
  }
  return parts.join(' ');
}

function partAtStart(text, locale, symbols) {
  const symbol = symbols.find(({tex}) => startsWithWhole(text, tex));
  if (symbol) return {spoken: symbol.spoken, length: symbol.tex.length};
  const number = /^\d+([.,]\d+)?/.exec(text)?.[0];
  if (number) return {spoken: inLanguage(number, locale), length: number.length};
  const sign = Object.keys(WORDS[locale]).find((each) => startsWithWhole(text, each));
  return sign && {spoken: WORDS[locale][sign], length: sign.length};
}

// `\mu` must not be found in `\multimap`, nor `N` in `N^*`
function startsWithWhole(text, tex) {
  if (!text.startsWith(tex)) return false;
  const next = text[tex.length] ?? '';
  if (next === '_' || next === '^' || next === '{') return false;
  return !(/\\[a-z]+$/i.test(tex) && /[a-z]/i.test(next));
}

function inLanguage(number, locale) {
  return locale === 'ru' ? number.replace('.', ',') : number;
}
