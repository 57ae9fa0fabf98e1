// @ts-check
/** @typedef {import('./types.js').ShareData} ShareData */
/** @typedef {import('./types.js').Choice} Choice */

/**
 * Address of the figure: in its page, or for a state that stays, on its own page.
 *
 * @param {ShareData} data
 * @param {Choice} choice
 * @returns {string}
 */
export function linkOf(data, choice) {
  if (choice.isFrozen) return embedOf(data, choice);
  const [page, anchor] = data.page.split('#');
  return page + (choice.view && `?${choice.view}`) + (anchor ? `#${anchor}` : '');
}

/** Address of its page for embedding, in this language and view. @param {ShareData} data @param {Choice} choice */
export function embedOf({embed, language, frozen}, {isFrozen, view}) {
  const parts = [`lang=${language}`, isFrozen && frozen ? `frozen=${frozen.id}` : '', view];
  return `${embed}?${parts.filter(Boolean).join('&')}`;
}

/** HTML of a frame for any page. @param {ShareData} data @param {Choice} choice */
export function iframeOf(data, choice) {
  return (
    `<iframe src="${inHtml(embedOf(data, choice))}" title="${inHtml(data.title)}" ` +
    `width="100%" height="560" loading="lazy" allow="clipboard-write" style="border:0"></iframe>`
  );
}

/** HTML of the web component with its picture inside, for as long as it isn't loaded. @param {ShareData} data @param {Choice} choice */
export function componentOf(data, choice) {
  const {component, language, title} = data;
  return [
    `<script src="${inHtml(component)}" defer></script>`,
    `<benchmark-figure src="${inHtml(embedOf(data, choice))}" lang="${language}">`,
    `  <img src="${inHtml(pictureOf(data, choice, '.svg'))}" alt="${inHtml(title)}">`,
    `</benchmark-figure>`,
  ].join('\n');
}

/** The picture with a link to the figure. @param {ShareData} data @param {Choice} choice */
export function markdownOf(data, choice) {
  const alt = data.title.replaceAll(/[\\[\]]/gu, '\\$&');
  return `[![${alt}](${pictureOf(data, choice, '@2x.png')})](${linkOf(data, choice)})`;
}

/**
 * Address of a picture; of a frozen figure, that of the state, which stands beside what the state is drawn from.
 *
 * @param {Pick<ShareData, 'pictures' | 'embed' | 'language' | 'frozen'>} data
 * @param {Choice} choice
 * @param {string} end such as `.svg`
 */
export function pictureOf({pictures, embed, language, frozen}, {theme, isFrozen}, end) {
  if (!isFrozen || !frozen) return pictures + theme + end;
  return `${embed.replace('/embed/', '/frozen/')}${frozen.id}.${language}.${theme}${end}`;
}

/**
 * A number in a sentence that can stand alone: with its interval, what it must not be quoted without, and where it is
 * from.
 *
 * @param {ShareData} data
 * @param {Choice} choice
 * @param {string} label the point in words, its parts separated by “; ”
 * @param {(key: string, params?: object) => string} t
 */
export function quoteOf(data, choice, label, t) {
  const {title, source, caveats} = data;
  return t('share.sentence', {
    ...{title: open(title), source: open(source), address: linkOf(data, choice)},
    point: label.replaceAll('; ', ', '),
    caveats: caveats.map((caveat) => `${caveat} `).join(''),
  });
}

/** Without its full stop, or that of a Russian year: the sentence goes on. @param {string} text */
const open = (text) => text.replace(/\.$/u, '');

/** @param {string} text within a quoted attribute */
function inHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
