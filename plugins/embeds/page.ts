import {join} from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LOCALES, othersThan} from '../../content/languages.ts';
import {Mark} from '../../src/components/mark/Mark.tsx';
import {browserScript} from '../common/browser-script.ts';
import {escaped} from '../common/escaped.ts';
import {policyOf} from '../common/policy.ts';

/** @param isFigure whether a script draws it anew, or it stays as it is but for its islands */
const beginOf = (isFigure: boolean) =>
  browserScript(join(import.meta.dirname, 'browser/begin.ts'), {LOCALES, IS_FIGURE: isFigure});

/** The site's mark, before its name. */
export const MARK_HTML = renderToStaticMarkup(createElement(Mark, {width: 15}));

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

/**
 * Gives a page's custom properties names of a letter or two: each mark of a chart says its colour, and names like
 * `--runtime-php-fpm-nginx` are a fortieth of a page with gzip. What is fetched later brings properties of its own.
 *
 * @returns the same page
 */
export function withShortNames(css: string, body: string): {css: string; body: string} {
  const names = [...new Set(Array.from(css.matchAll(/(--[\w-]+):/gu), ([, name]) => name))];
  const short = new Map(names.map((name, at) => [name, `--${at.toString(36)}`]));
  const nameOf = (name: string) => short.get(name) ?? name;
  return {
    css: css.replace(/--[a-z][\w-]*/gu, nameOf),
    body: body.replace(/var\((--[\w-]+)\)/gu, (_, name) => `var(${nameOf(name)})`),
  };
}

const DRAWING = /<svg[\s>].*?<\/svg>/gsu;
const TAG = /<[a-z][^>]*>/giu;
const EMPTY = /><\/(?:path|rect|circle|line)>/gu;
/** In a path a sign parts two numbers without a space. */
const SIGNED = /(?<=\sd="[^"]*) -/gu;
const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/gu;
/** A value that HTML reads without quotes. */
const BARE = /^[^\s"'=<>`]+$/u;
/** Where things are differs from one to the next; what looks the same stands together before it. */
const PLACES = new Set('x y cx cy x1 y1 x2 y2 dx width height r rx d transform'.split(' '));

/**
 * Writes a page's body with the fewest signs that an HTML parser reads as the same, and the attributes of its drawings in
 * an order in which they repeat: together a fiftieth of a page with gzip.
 *
 * @param html as React and the drawings write it: no “>” within a value, and all values in double quotes
 */
export function withShortHtml(html: string): string {
  const drawn = html.replace(DRAWING, (svg) =>
    svg
      .replace(EMPTY, '/>')
      .replace(SIGNED, '-')
      .replace(TAG, (tag) => shortTag(tag, placesLast)),
  );
  return drawn.replace(TAG, (tag) => shortTag(tag, (each) => each));
}

type Attributes = {name: string; value?: string}[];

function shortTag(tag: string, order: (attributes: Attributes) => Attributes) {
  const end = tag.endsWith('/>') ? '/>' : '>';
  const [start = ''] = /^<[\w-]+/u.exec(tag) ?? [];
  const inside = tag.slice(start.length, -end.length);
  if (inside.replace(ATTRIBUTE, '') !== '') return tag;
  const attributes = order(
    Array.from(inside.matchAll(ATTRIBUTE), ([, name, value]) => ({name, value})),
  );
  const texts = attributes.map(({name, value}, index) => {
    if (!value) return ` ${name}`;
    // Before “/>” a bare value would take the slash in.
    const isBare = BARE.test(value) && (end === '>' || index < attributes.length - 1);
    return isBare ? ` ${name}=${value}` : ` ${name}="${value}"`;
  });
  return start + texts.join('') + end;
}

function placesLast(attributes: Attributes) {
  const isPlace = ({name}: Attributes[0]) => PLACES.has(name);
  return [...attributes.filter((each) => !isPlace(each)), ...attributes.filter(isPlace)];
}
