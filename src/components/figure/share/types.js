// @ts-check
/**
 * What the menu of a figure is made from, in one language: published as `share-data/<language>/<study>/<figure>.json`.
 *
 * @typedef {{plain: string, bibtex: string, csl: {id: string, URL: string, title: string}}} Citation
 *
 * @typedef {object} ShareData
 * @property {string} title
 * @property {string} language
 * @property {string} page whole address of the figure in its page
 * @property {string} embed whole address of its page for embedding
 * @property {string} component whole address of the web component's script
 * @property {string} pictures whole address that its pictures' addresses begin with
 * @property {Frozen | null} frozen its state now, and since when it has been so; null where none is kept
 * @property {string} source sentence that names the sources, without its full stop
 * @property {string[]} caveats sentences that a number must not be quoted without
 * @property {Citation | null} citation null where a run of the figure was replaced
 * @property {{width: number, height: number}} size of a frame that shows all of it in any language, px
 * @property {Quoted} quote
 * @property {{title: string, address: string} | null} replaced the study to quote and cite instead, where it was
 * @property {Record<string, string>} texts
 */

/**
 * @typedef {object} Quoted what a sentence with a number needs besides the number
 * @property {string} y what is measured
 * @property {{panel: string, name: string} | null} effects panel whose numbers are factors by which it changes
 * @property {'range' | 'median' | 'other'} interval what intervals of the other numbers are: the span of the repeats, or of
 *   their median at 95 %
 */

/**
 * @typedef {object} Frozen a state that stays
 * @property {string} id
 * @property {string} day since when it has been so, in words
 *
 * @typedef {object} Around what a page knows of the figure that a menu is about
 * @property {HTMLElement} figure
 * @property {string} root address of the site's root, as this page reaches it
 * @property {() => {key: string, label: string}[]} numbers its points in words
 * @property {() => string} view query of the view that is shown
 * @property {ShareData} [data] what fills the menu, where it came with the figure; else it is fetched
 * @property {Frozen & {title: string}} [kept] the state that this page shows, whatever the figure is now
 */

/**
 * @typedef {object} Choice what the reader chose in the menu
 * @property {boolean} isFrozen
 * @property {'light' | 'dark'} theme of pictures, frames and elements
 * @property {string} view query of the view that is shown, such as `f.memory.scale=log`; empty for the usual one
 */

export {};
