import {parseDocument} from '../../../lib/json/parse.ts';
import {Refusal} from '../refusal.ts';

/**
 * A JSON document from an untrusted file, read by the parser that result files are read with: one document, no
 * duplicate or hostile keys, no number beyond a double, bounded nesting.
 *
 * @returns The value.
 * @throws {Refusal} The parser's first problem, with line and column.
 */
export function parseJson(text: string): unknown {
  const {value, problems} = parseDocument(text);
  if (problems.length === 0) return value;
  const [{code, line, column, value: seen, params}] = problems;
  throw new Refusal(code, {place: `${line}:${column}`, value: seen, ...params});
}
