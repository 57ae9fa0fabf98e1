import {readFileSync} from 'node:fs';

/** a font file that `npm run fonts` made */
export interface Face {
  family: string;
  /** in static/fonts */
  file: string;
  weight: number;
  /** of characters, as CSS writes it; empty for all */
  range: string;
  /** whose pages alone have it */
  script?: string;
}

export const faces: readonly Face[] = JSON.parse(
  readFileSync(new URL('faces.json', import.meta.url), 'utf8'),
);

/**
 * A face as CSS declares it.
 *
 * @param url of its file, or the file itself as data
 */
export function faceRule({family, weight, range}: Face, url: string): string {
  const limit = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${limit}}`;
}
