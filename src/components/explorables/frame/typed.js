// @ts-check
/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

/**
 * What the reader has changed in the server's form: name → text, untouched controls left out; a box that is ticked is
 * `1`, one that isn't `0`.
 *
 * @param {Element} frame
 * @returns {Record<string, string>}
 */
export function readTyped(frame) {
  /** @type {Record<string, string>} */
  const typed = {};
  for (const control of /** @type {NodeListOf<Control>} */ (
    frame.querySelectorAll('input[name], select[name]')
  )) {
    if (isChanged(control)) typed[control.name] = textOf(control);
  }
  return typed;
}

/** @param {Control} control */
function isChanged(control) {
  if ('options' in control)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** @param {{type: string, checked?: boolean, value: string}} control */
function textOf({type, checked, value}) {
  if (type === 'checkbox') return checked ? '1' : '0';
  return value;
}
