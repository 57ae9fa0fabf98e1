// @ts-check
/**
 * The tool that wrote a file, where its start leaves no doubt.
 *
 * @param {string} head first characters of the file
 * @param {readonly Mark[]} marks
 * @returns {string | undefined}
 *
 * @typedef {{tool: string, starts: string, flags: string}} Mark a regular expression that the start matches
 */
export function toolThatWrote(head, marks) {
  const found = marks.filter(({starts, flags}) => new RegExp(starts, flags).test(head));
  return found.length === 1 ? found[0].tool : undefined;
}
