// Packages without types of their own: as much of them as is used here.

declare module 'compression' {
  type Request = import('node:http').IncomingMessage;
  type Response = import('node:http').ServerResponse;
  /** What packs answers of a server. */
  const compression: (
    options: Record<string, unknown>,
  ) => (request: Request, response: Response, next: () => void) => void;
  export default compression;
}

declare module 'subset-font' {
  /** Cuts a font to the characters of a text. */
  const subset: (
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      noHinting?: boolean;
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | {min: number; max: number}>;
    },
  ) => Promise<Buffer>;
  export default subset;
}
