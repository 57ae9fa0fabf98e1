const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/**
 * A text as HTML, also within a quoted attribute.
 *
 * @param {string | number} text
 * @returns {string}
 */
export function escapeHtml(text) {
  return String(text).replace(/[&<>"]/gu, (sign) => ENTITIES[/** @type {'&'} */ (sign)]);
}
