// @ts-check
import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';
import {policyOf} from '../site-publish/policy.js';

const BEGIN = transformSync(
  `(()=>{${readFileSync(new URL('browser/begin.js', import.meta.url), 'utf8')}})()`,
  {minify: true, target: 'es2022'},
).code.trim();

/**
 * @typedef {object} EmbedPage
 * @property {'en' | 'ru'} language that it is shown in without scripts, and unless its address asks for another
 * @property {Record<'en' | 'ru', string>} parts HTML by language
 * @property {Record<string, string | undefined>} facts what its script is told, as data
 * @property {string} title
 * @property {string} head further elements: cards, addresses
 * @property {string} [script] of its own, run after the one of all embeds
 * @property {(html: string) => string} styles for what the page uses
 */

/**
 * An embed page: both languages, one of them at rest in a template, and a script that lets a host choose. It stands
 * alone: nothing is stored, and nothing asked for before it is wanted.
 *
 * @param {EmbedPage} page
 * @returns {string} HTML with its own content security policy; any host may frame it
 */
export function embedPage({language, parts, facts, title, head, styles, script = ''}) {
  const other = language === 'en' ? 'ru' : 'en';
  const data = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escaped(String(value))}"`)
    .join('');
  const body = `<body><main>${parts[language]}</main><template>${parts[other]}</template></body>`;
  const inline = `<style>${styles(body)}</style><script>${BEGIN}${script}</script>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline)}">`;
  return `<!DOCTYPE html><html lang="${language}"${data}><head><meta charset="utf-8">${policy}<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title>${head}${inline}</head>${body}</html>\n`;
}

const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** A text as HTML, also within a quoted attribute. @param {string} text */
export const escaped = (text) =>
  text.replace(/[&<>"]/gu, (sign) => ENTITIES[/** @type {'&'} */ (sign)]);
