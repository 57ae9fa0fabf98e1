import {optimize} from 'svgo';
import {readTokens} from '../../plugins/pictures/tokens.ts';
import type {Config} from 'svgo';

const {light: LIGHT} = readTokens();

/**
 * Makes a published picture of a drawing: named and described, colours by the page's tokens with the light
 * theme's as fallback, ids of its own, and nothing that only a live chart needs.
 */
export function cleanSvg(
  svg: SVGSVGElement,
  {
    prefix,
    title,
    summary,
    fingerprint,
  }: {prefix: string; title: string; summary: string; fingerprint: string},
): string {
  dropLiveParts(svg);
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-labelledby', `${prefix}-t`);
  picture.setAttribute('aria-describedby', `${prefix}-d`);
  picture.append(textNode('title', `${prefix}-t`, title), textNode('desc', `${prefix}-d`, summary));
  const links = new Set([...svg.querySelectorAll('a')].map((link) => link.parentNode));
  picture.append(...svg.childNodes);
  svg.append(picture, ...links);
  for (const name of svg.getAttributeNames()) if (name !== 'viewBox') svg.removeAttribute(name);
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('font-family', FONTS);
  svg.setAttribute('data-fingerprint', fingerprint);
  return `${optimize(withFallbacks(svg.outerHTML), SVGO).data}\n`;
}

function dropLiveParts(svg: SVGSVGElement) {
  for (const each of svg.querySelectorAll('defs, clipPath, title, desc')) each.remove();
  for (const each of svg.querySelectorAll('*')) {
    for (const name of each.getAttributeNames()) {
      if (/^(class|tabindex|style|id|clip-path|data-.*)$/u.test(name)) each.removeAttribute(name);
      if (each.tagName === 'path' && /^(x|y|width|height|radius)$/u.test(name))
        each.removeAttribute(name);
    }
  }
}

function textNode(tag: string, id: string, text: string) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  node.setAttribute('id', id);
  node.textContent = text;
  return node;
}

/** The site's own type; elsewhere what comes near it in width, so that nothing runs out of the picture. */
const FONTS = 'var(--font-text,Golos Text,Inter,Segoe UI,Roboto,Helvetica,Arial,sans-serif)';

const SVGO: Config = {
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          removeDesc: false,
          cleanupIds: false,
          removeUnknownsAndDefaults: false,
          // Half a pixel of 720 is not seen, and every page that shows the picture carries the digits.
          convertPathData: {floatPrecision: 0},
        },
      },
    },
  ],
};

function withFallbacks(svg: string) {
  return svg.replaceAll(
    /var\(--([\w-]+)\)/gu,
    (_, token) => `var(--${token},${fallbackOf(token)})`,
  );
}

function fallbackOf(token: string) {
  const colour = LIGHT.get(token);
  if (!colour)
    throw new Error(`a picture uses --${token}, which src/css/tokens.css doesn't define.`);
  return colour;
}
