// Anything may be thrown, so what is caught says of itself what it can.

/** The sentence of what was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** The system's word for what it refused, such as `ENOENT`; empty where something else was thrown. */
export const systemCodeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
