import {JSDOM} from 'jsdom';

/**
 * A document for React and Recharts to draw in. Not vitest's own jsdom environment: that one replaces URL as
 * well, and what reads files from the disk needs Node's.
 */
const {window} = new JSDOM('<!doctype html><body></body>', {pretendToBeVisual: true});
const NEEDED = ['document', 'Element', 'HTMLElement', 'SVGElement', 'Node', 'getComputedStyle'];

Object.assign(globalThis, {window, IS_REACT_ACT_ENVIRONMENT: true});
Object.defineProperty(globalThis, 'navigator', {value: window.navigator, configurable: true});
for (const name of NEEDED) globalThis[name] = window[name];
for (const name of ['requestAnimationFrame', 'cancelAnimationFrame']) {
  globalThis[name] = window[name].bind(window);
}
