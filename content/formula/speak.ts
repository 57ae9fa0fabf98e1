import {formatNumber} from '../../lib/quantity/format.ts';

export type Spoken = {tex: string; spoken: string};

/**
 * Says a short formula made of known symbols, numbers and simple signs.
 *
 * @returns null if a part of it isn't known: it needs words of its own
 */
export function speak(
  tex: string,
  locale: string,
  {symbols, signs}: {symbols: Spoken[]; signs: Spoken[]},
): string | null {
  const longestFirst = [...symbols].sort((one, other) => other.tex.length - one.tex.length);
  const parts = [];
  for (let rest = tex.trim(); rest !== '';) {
    const part = partAtStart(rest, locale, longestFirst, signs);
    if (!part) return null;
    parts.push(part.spoken);
    rest = rest.slice(part.length).trimStart();
  }
  return parts.join(' ');
}

function partAtStart(text: string, locale: string, symbols: Spoken[], signs: Spoken[]) {
  const symbol = symbols.find(({tex}) => startsWithWhole(text, tex));
  if (symbol) return {spoken: symbol.spoken, length: symbol.tex.length};
  const number = /^\d+([.,]\d+)?/.exec(text)?.[0];
  if (number) return {spoken: inLanguage(number, locale), length: number.length};
  const sign = signs.find(({tex}) => startsWithWhole(text, tex));
  return sign && {spoken: sign.spoken, length: sign.tex.length};
}

// `\mu` must not be found in `\multimap`, nor `N` in `N^*`
function startsWithWhole(text: string, tex: string) {
  if (!text.startsWith(tex)) return false;
  const next = text[tex.length] ?? '';
  if (next === '_' || next === '^' || next === '{') return false;
  return !(/\\[a-z]+$/i.test(tex) && /[a-z]/i.test(next));
}

function inLanguage(number: string, locale: string) {
  const plain = number.replace(',', '.');
  const digits = plain.split('.')[1]?.length ?? 0;
  return formatNumber(Number(plain), undefined, locale, {digits, grouping: false});
}
