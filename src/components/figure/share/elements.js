// @ts-check
/**
 * Properties of an element; `class` and `data` besides.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @typedef {Omit<Partial<HTMLElementTagNameMap[T]>, 'dataset'> & {class?: string, data?: Record<string, string>}} Members
 */

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Members<T>} [members]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, members = /** @type {Members<T>} */ ({}), children = []) {
  const {class: name, data = {}, ...own} = members;
  const element = Object.assign(document.createElement(tag), own);
  if (name) element.className = name;
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

/** @param {string} legend @param {(Node | string)[]} children */
export const group = (legend, children) =>
  make('fieldset', {}, [make('legend', {}, [legend]), ...children]);

/** One of several to choose from. @param {string} name @param {string} value @param {string} text @param {boolean} isChosen */
export const choice = (name, value, text, isChosen) =>
  make('label', {}, [make('input', {type: 'radio', name, value, defaultChecked: isChosen}), text]);

/** @param {string} action @param {string} text */
export const button = (action, text) =>
  make('button', {type: 'button', data: {copy: action}}, [text]);

/** @param {(Node | string)[]} children */
export const row = (children) => make('div', {class: 'figure-share-row'}, children);
