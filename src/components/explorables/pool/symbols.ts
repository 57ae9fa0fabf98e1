/**
 * Parts of the picture that a symbol is a length or an area of: what computes, what waits, what is held up, who queues,
 * busy cores, the lanes of workers. Throughput alone has none.
 */
const SHOWS: Record<string, string> = {
  'S₀': 'cpu io',
  'T<sub>cpu</sub>': 'cpu',
  'T<sub>io</sub>': 'io',
  'ΣT<sub>cpu</sub>': 'cores',
  cores: 'cores',
  N: 'lanes',
  C: 'lanes',
  L: 'cpu io held queue',
  W: 'cpu io held queue',
};

const SYMBOL = /Σ?T<sub>\w+<\/sub>|S₀|cores|\b[NCLW]\b/gu;

/**
 * A formula as a button that lights up what it speaks of; a touch on a symbol lights up that alone.
 *
 * @param formula HTML
 * @returns HTML
 */
export function formulaHtml(formula: string): string {
  const found = formula.match(SYMBOL) ?? [];
  const all = new Set(found.flatMap((symbol) => SHOWS[symbol].split(' ')));
  const marked = formula.replace(
    SYMBOL,
    (symbol) => `<span data-shows="${SHOWS[symbol]}">${symbol}</span>`,
  );
  return `<button type="button" class="pool-term" data-shows="${[...all].join(' ')}" aria-pressed="false">${marked}</button>`;
}
