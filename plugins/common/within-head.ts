/** A page with more at the end of its head. */
export const withinHead = (html: string, elements: string) =>
  html.replace('</head>', () => `${elements}</head>`);
