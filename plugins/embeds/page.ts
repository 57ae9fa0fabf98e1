import {join} from 'node:path';
import {LOCALES, othersThan} from '../../content/languages.ts';
import {browserScript} from '../common/browser-script.ts';
import {escaped} from '../common/escaped.ts';
import {policyOf} from '../common/policy.ts';
import {withShortNames} from './short-names.ts';
import {withShortHtml} from './short-html.ts';

/** @param isFigure whether a script draws it anew, or it stays as it is but for its islands */
const beginOf = (isFigure: boolean) =>
  browserScript(join(import.meta.dirname, 'browser/begin.ts'), {LOCALES, IS_FIGURE: isFigure});

/** What a figure's page may fetch: its script, and data; it has neither fonts nor workers. */
const FETCHED = ["img-src 'self'", "connect-src 'self'"];

const SCRIPTS = {figure: beginOf(true), other: beginOf(false)};

export interface EmbedPage {
  /** that it is shown in without scripts, and unless its address asks for another */
  language: string;
  /** HTML by language */
  parts: Record<string, string>;
  /** for its script, as data attributes; a figure has `live` */
  facts: Record<string, string | undefined>;
  title: string;
  /** further elements: cards, addresses */
  head: string;
  /** of its own, run after the one of all embeds */
  script?: string;
  /** for what the page uses */
  styles: (html: string) => string;
}

/**
 * An embed page: every language, all but one of them at rest in templates, and a script that lets a host choose. It
 * stands alone: nothing is stored, and nothing asked for before it is wanted.
 *
 * @returns HTML with its own content security policy; any host may frame it
 */
export function embedPage({
  language,
  parts,
  facts,
  title,
  head,
  styles,
  script = '',
}: EmbedPage): string {
  const data = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escaped(String(value))}"`)
    .join('');
  const templates = othersThan(language).map(
    ({code}) => `<template lang="${code}">${parts[code]}</template>`,
  );
  const whole = `<body><main>${parts[language]}</main>${templates.join('')}</body>`;
  const isFigure = facts.live !== undefined;
  const css = styles(whole);
  const {css: own, body} = isFigure
    ? withShortNames(css, withShortHtml(whole))
    : {css, body: whole};
  const inline = `<style>${own}</style><script>${SCRIPTS[isFigure ? 'figure' : 'other']}${script}</script>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline, isFigure ? FETCHED : undefined)}">`;
  return `<!DOCTYPE html><html lang="${language}"${data}><head><meta charset="utf-8">${policy}<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title>${head}${inline}</head>${body}</html>\n`;
}

/**
 * Buttons that turn a page to its other languages, each in its own words.
 *
 * @param language that is shown
 */
export const languageButtons = (language: string) =>
  othersThan(language)
    .map(
      ({code, name}) =>
        `<button type="button" lang="${code}" data-embed="language">${name}</button>`,
    )
    .join('');

/** Buttons for the theme. */
export const themeButtons = (words: Record<string, string>) =>
  ['dark', 'light']
    .map(
      (theme) =>
        `<button type="button" data-embed="${theme}">${escaped(words[`embed.${theme}`])}</button>`,
    )
    .join('');
