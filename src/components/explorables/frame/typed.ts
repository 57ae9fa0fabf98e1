export type Control = HTMLInputElement | HTMLSelectElement;

/**
 * What the reader has changed in the server's form: name → text, untouched controls left out; a box that is ticked is
 * `1`, one that isn't `0`.
 */
export function readTyped(frame: Element): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of frame.querySelectorAll(
    'input[name], select[name]',
  ) as NodeListOf<Control>) {
    if (isChanged(control)) typed[control.name] = textOf(control);
  }
  return typed;
}

function isChanged(control: Control) {
  if ('options' in control)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function textOf({type, checked, value}: {type: string; checked?: boolean; value: string}) {
  if (type === 'checkbox') return checked ? '1' : '0';
  return value;
}
