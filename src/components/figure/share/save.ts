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
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await pngOf(address, scale));
  const size = scale === 1 ? '' : `@${scale}x`;
  link.download = String(address.split('/').at(-1)).replace(/\.svg$/u, `${size}.png`);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return link.download;
}

/**
 * Copies a text.
 *
 * @returns whether the browser allowed it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a picture. The clipboard is given a promise, not bytes: Safari forgets the reader's press while they are
 * made.
 *
 * @param png a PNG
 * @returns whether the browser allowed it, and the picture could be had
 */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'image/png': png})]);
    return true;
  } catch {
    return false;
  }
}
