/**
 * What the reader has changed in the server's form: name → text, untouched controls left out; a box that is ticked is
 * `1`, one that isn't `0`.
 *
 * @param {Element} frame
 * @returns {Record<string, string>}
 */
export function readTyped(frame) {
  const typed = {};
  for (const control of frame.querySelectorAll('input[name], select[name]')) {
    if (isChanged(control)) typed[control.name] = textOf(control);
  }
  return typed;
}

function isChanged(control) {
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  if (control.tagName !== 'SELECT') return control.value !== control.defaultValue;
  return [...control.options].some((option) => option.selected !== option.defaultSelected);
}

function textOf({type, checked, value}) {
  if (type === 'checkbox') return checked ? '1' : '0';
  return value;
}
