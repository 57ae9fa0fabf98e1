import {JSDOM} from 'jsdom';
import {renderToStaticMarkup} from 'react-dom/server';
import type {ReactElement} from 'react';

/** A view as the server draws it: HTML of each part by its name, and all of it as `whole`. */
export function partsIn(element: ReactElement): Record<string, string> {
  const whole = renderToStaticMarkup(element);
  const {document} = new JSDOM(whole).window;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  return {...Object.fromEntries(parts.map((part) => [part.dataset.part, part.innerHTML])), whole};
}
