/** The part of fontverter that is used here; the package brings no types of its own. */
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
