/** `value` stands at `path`, a JSON pointer into the file; the sentence of `code` names `params` beside it */
export type RuleProblem = {
  code: string;
  path: string;
  value?: unknown;
  params?: Record<string, unknown>;
};

export const problem = (
  code: string,
  path: string,
  value: unknown,
  params: Record<string, unknown> = {},
): RuleProblem => ({code, path, value, params});
