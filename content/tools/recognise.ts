/** a regular expression that the start matches */
export type Mark = {tool: string; starts: string; flags: string};

/**
 * The tool that wrote a file, where its start leaves no doubt.
 *
 * @param head first characters of the file
 */
export function toolThatWrote(head: string, marks: readonly Mark[]): string | undefined {
  const found = marks.filter(({starts, flags}) => new RegExp(starts, flags).test(head));
  return found.length === 1 ? found[0].tool : undefined;
}
