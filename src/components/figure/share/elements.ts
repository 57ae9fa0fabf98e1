/** Properties of an element; `class` and `data` besides. */
type Members<T extends keyof HTMLElementTagNameMap> = Omit<
  Partial<HTMLElementTagNameMap[T]>,
  'dataset'
> & {class?: string; data?: Record<string, string>};

export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  members?: Members<T>,
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[T] {
  const {class: name, data = {}, ...own} = {...members};
  const element = Object.assign(document.createElement(tag), own);
  if (name) element.className = name;
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

export const group = (legend: string, children: (Node | string)[]) =>
  make('fieldset', {}, [make('legend', {}, [legend]), ...children]);

/** One of several to choose from. */
export const choice = (name: string, value: string, text: string, isChosen: boolean) =>
  make('label', {}, [make('input', {type: 'radio', name, value, defaultChecked: isChosen}), text]);

export const button = (action: string, text: string) =>
  make('button', {type: 'button', data: {copy: action}}, [text]);

export const row = (children: (Node | string)[]) =>
  make('div', {class: 'figure-share-row'}, children);
