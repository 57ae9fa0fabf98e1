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
 * fetched.
 *
 * @param address of a PNG
 * @returns whether the browser allowed it, and the picture could be had
 */
export async function copyPicture(address: string): Promise<boolean> {
  try {
    const item = new ClipboardItem({'image/png': fetchBlob(address)});
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}

async function fetchBlob(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return new Blob([await answer.blob()], {type: 'image/png'});
}
