const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** A text as HTML or XML, also within a quoted attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign]);
