import {make} from './elements.ts';

/**
 * A picture in dots, made of its SVG by the reader's browser: of all sizes only that of a slide is published.
 *
 * @param address of the SVG, on this site or on one that lets others read it
 * @param scale dots for each px
 * @throws {Error} where the picture can't be had, or this page may not read it
 */
export async function pngOf(address: string, scale: number): Promise<Blob> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const canvas = make('canvas', {width, height});
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`${address}: no PNG.`))));
  });
}

/**
 * Has the reader save a picture in dots.
 *
 * @returns name of the file
 * @throws {Error} as `pngOf` does
 */
export async function savePng(address: string, scale: number): Promise<string> {
  const href = URL.createObjectURL(await pngOf(address, scale));
  const size = scale === 1 ? '' : `@${scale}x`;
  const download = String(address.split('/').at(-1)).replace(/\.svg$/u, `${size}.png`);
  make('a', {href, download}).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  return download;
}

/**
 * Copies a text.
 *
 * @returns whether the browser allowed it
 */
export const copyText = (text: string): Promise<boolean> =>
  isDone(() => navigator.clipboard.writeText(text));

/**
 * Copies a picture. The clipboard is given a promise, not bytes: Safari forgets the reader's press while they are
 * made.
 *
 * @param png a PNG
 * @returns whether the browser allowed it, and the picture could be had
 */
export const copyPicture = (png: Promise<Blob>): Promise<boolean> =>
  isDone(() => navigator.clipboard.write([new ClipboardItem({'image/png': png})]));

async function isDone(act: () => Promise<void>) {
  try {
    await act();
    return true;
  } catch {
    return false;
  }
}
