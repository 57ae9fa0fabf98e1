/**
 * What the reader has changed in the server's form: name → text, untouched controls left out.
 *
 * @param {Element} frame
 * @returns {Record<string, string>}
 */
export function readTyped(frame) {
  const typed = {};
  for (const control of frame.querySelectorAll('input[name], select[name]')) {
    if (isChanged(control)) typed[control.name] = control.value;
  }
  return typed;
}

function isChanged(control) {
  if (control.tagName !== 'SELECT') return control.value !== control.defaultValue;
  return [...control.options].some((option) => option.selected !== option.defaultSelected);
}
