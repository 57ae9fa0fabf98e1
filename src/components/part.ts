/** A part that the server always draws. */
export const part = <Kind extends Element = HTMLElement>(root: ParentNode, selector: string) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a check with its sentence takes bytes of every page
  root.querySelector(selector) as Kind;
