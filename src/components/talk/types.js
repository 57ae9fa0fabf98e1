// @ts-check
/**
 * The slides of a talk in one language, as plugins/talks makes them.
 *
 * @typedef {{kind: 'title', title: string, question?: string, address: string}} OpeningSlide
 *
 * @typedef {object} FigureSlide
 * @property {'figure'} kind
 * @property {string} id `<study>/<figure>`
 * @property {string} title
 * @property {string} svg
 * @property {Pick<import('../../../plugins/talks/slide-layout.js').SlideLayout, 'notes' | 'crowd'>} layout
 * @property {{id: string, text: string}[]} annotations of what is shown, in the order of its pins
 * @property {string} source
 * @property {string} address of the figure in its page, in the view of the slide
 * @property {string} summary
 * @property {string} [note]
 * @property {import('../figure/still/types.js').StillFigure} still for the table of values
 * @property {import('../figure/still/types.js').Look} look
 *
 * @typedef {import('../../../content/claim/view.js').ClaimView & {kind: 'claim', address: string,
 *   number: import('../../../content/claim/view.js').ClaimNumber | null}} ClaimSlide
 * @typedef {{kind: 'end', title: string, answer?: string, address: string}} ClosingSlide
 * @typedef {OpeningSlide | FigureSlide | ClaimSlide | ClosingSlide} Slide
 */
export {};
