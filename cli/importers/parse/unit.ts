import {Refusal} from '../refusal.ts';
import {parseNumber} from './number.ts';

/** Milliseconds in one of each unit that a load tool prints after a time. */
const MS_PER = new Map(
  Object.entries({ns: 1e-6, us: 1e-3, µs: 1e-3, μs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000}),
);

/**
 * Bytes in one of each unit of size. Tools write both `KB` and `KiB` for 1,024 bytes or for 1,000: see `binary`.
 */
const SIZE_POWERS: Record<string, number> = {b: 0, k: 1, m: 2, g: 3, t: 4};

const WITH_UNIT = /^([+-]?[\d.,]+(?:e[+-]?\d+)?)\s*([a-zµμ%/]+)$/i;

/**
 * A time with its unit, such as `6.32ms`, `1.52s`, `20.39us` or Go's `1m2.5s`.
 *
 * @returns Milliseconds.
 * @throws {Refusal} unit-missing, unit-unknown, and those of parseNumber.
 */
export function parseDurationMs(text: string, place: string): number {
  const trimmed = String(text).trim();
  const parts = trimmed.match(/[\d.,]+\s*[a-zµμ]+/gi);
  if (!parts || parts.join('').replace(/\s/g, '') !== trimmed.replace(/\s/g, '')) {
    throw new Refusal('unit-missing', {place, value: trimmed, allowed: [...MS_PER.keys()]});
  }
  return parts.reduce((total, part) => total + onePart(part, place), 0);
}

function onePart(part: string, place: string) {
  const [, number, unit] = WITH_UNIT.exec(part) ?? [];
  const factor = MS_PER.get(unit);
  if (factor === undefined) {
    throw new Refusal('unit-unknown', {place, value: part, allowed: [...MS_PER.keys()]});
  }
  return parseNumber(number, place) * factor;
}

/**
 * A size with its unit, such as `4.5GiB` or `585.38MB/s`.
 *
 * @param options `binary`: the tool means 1,024 when it writes `KB` (wrk and ab do).
 * @returns Bytes (or bytes per second where the text says `/s`).
 * @throws {Refusal} unit-unknown, and those of parseNumber.
 */
export function parseBytes(
  text: string,
  place: string,
  {binary = false}: {binary?: boolean} = {},
): number {
  const [, number, unit] = WITH_UNIT.exec(String(text).trim()) ?? [];
  const [, prefix, i] = /^([kmgt]?)(i?)b(?:ytes)?(?:\/s(?:ec)?)?$/i.exec(unit ?? '') ?? [];
  if (prefix === undefined)
    throw new Refusal('unit-unknown', {place, value: text, allowed: ['KB', 'MiB']});
  const base = binary || i ? 1024 : 1000;
  return parseNumber(number, place) * base ** SIZE_POWERS[prefix.toLowerCase() || 'b'];
}

/**
 * A percentage such as `3847.6%`.
 *
 * @returns Share: 1 is 100 %.
 */
export function parsePercent(text: string, place: string): number {
  const trimmed = String(text).trim();
  if (!trimmed.endsWith('%'))
    throw new Refusal('unit-unknown', {place, value: trimmed, allowed: ['%']});
  return parseNumber(trimmed.slice(0, -1), place) / 100;
}
