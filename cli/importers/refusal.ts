/**
 * Why an importer will not read a file: said by code, place and value, so that the message table can word it in
 * each language. It carries no sentence of its own beyond one for developers.
 */
export class Refusal extends Error {
  code: string;
  place;
  value;
  params;

  /**
   * @param code Key of the sentence in the message table, without its `refusal.` prefix.
   * @param details `place` is a line, a line and column, or a JSON path; `value` is what was found there. Everything
   * else is a parameter of the sentence.
   */
  constructor(
    code: string,
    {
      place = '',
      value,
      ...params
    }: {place?: string; value?: unknown; [param: string]: unknown} = {},
  ) {
    super(`${code}${place ? ` at ${place}` : ''}`);
    this.name = 'Refusal';
    this.code = code;
    this.place = place;
    this.value = ['undefined', 'number'].includes(typeof value) ? value : shorten(value);
    this.params = params;
  }
}

/** Longest piece of a hostile file that a message repeats. */
const SHOWN_CHARACTERS = 80;

/** A value as a message may show it: on one line, without control characters, cut where it is long. */
export function shorten(value: unknown) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const clean = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return clean.length > SHOWN_CHARACTERS ? `${clean.slice(0, SHOWN_CHARACTERS - 1)}…` : clean;
}
