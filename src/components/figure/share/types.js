/**
 * What the menu of a figure is made from, in one language: published as `share-data/<language>/<study>/<figure>.json`.
 *
 * @typedef {object} ShareData
 * @property {string} title
 * @property {string} language
 * @property {string} page whole address of the figure in its page
 * @property {string} embed whole address of its page for embedding
 * @property {string} component whole address of the web component's script
 * @property {string} pictures whole address that its pictures' addresses begin with
 * @property {{id: string, day: string} | null} frozen its state now, and since when it has been so; null where none is kept
 * @property {string} source sentence that names the sources, without its full stop
 * @property {string[]} caveats sentences that a number must not be quoted without
 * @property {{plain: string, bibtex: string, csl: object}} citation
 * @property {Record<string, string>} texts
 */

/**
 * @typedef {object} Choice what the reader chose in the menu
 * @property {boolean} isFrozen
 * @property {'light' | 'dark'} theme of pictures
 * @property {string} view query of the view that is shown, such as `f.memory.scale=log`; empty for the usual one
 */

export {};
