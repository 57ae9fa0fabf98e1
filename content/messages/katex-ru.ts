/** KaTeX speaks English only; these are the complaints that authors meet. */
const SENTENCES: [RegExp, string][] = [
  [/^Undefined control sequence: (.+)$/u, 'команды $1 нет'],
  [
    /^Unexpected end of input in a macro argument, expected '(.+)'$/u,
    'конец формулы раньше, чем «$1»',
  ],
  [/^Expected '(.+)', got 'EOF'$/u, 'конец формулы там, где ждали «$1»'],
  [/^Expected 'EOF', got '(.+)'$/u, 'лишний знак «$1»'],
  [/^Expected '(.+)', got '(.+)'$/u, 'ждали «$1», а стоит «$2»'],
  [/^Expected group after '(.+)'$/u, 'после «$1» ничего нет'],
  [/^Double superscript$/u, 'два верхних индекса подряд'],
  [/^Double subscript$/u, 'два нижних индекса подряд'],
  [/^No such environment: (.+)$/u, 'окружения $1 нет'],
];

/** What KaTeX says of a formula, in Russian where the sentence is known. */
export function inRussian(reason: string): string {
  const known = SENTENCES.find(([pattern]) => pattern.test(reason));
  return known ? reason.replace(...known) : reason;
}
