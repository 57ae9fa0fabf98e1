// @ts-check
/** @typedef {import('./types.js').ShareData} ShareData */
/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./types.js').Citation} Citation */

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

/**
 * Address of its page for embedding, in this language and view.
 *
 * @param {ShareData} data
 * @param {Choice} choice
 * @param {string} [theme] without one, the reader's
 */
export function embedOf({embed, language, frozen}, {isFrozen, view}, theme) {
  const parts = [
    `lang=${language}`,
    theme ? `theme=${theme}` : '',
    isFrozen && frozen ? `frozen=${frozen.id}` : '',
    view,
  ];
  return `${embed}?${parts.filter(Boolean).join('&')}`;
}

/** What a kept state says above its figure: its day, and later what was corrected, px. */
const NOTICE = 92;

/** HTML of a frame for any page, as high as the figure, its source and licence. @param {ShareData} data @param {Choice} choice */
export function iframeOf(data, choice) {
  const {width, height} = data.size;
  const whole = height + (choice.isFrozen && data.frozen ? NOTICE : 0);
  return (
    `<iframe src="${inHtml(embedOf(data, choice, choice.theme))}" title="${inHtml(data.title)}" ` +
    `width="${width}" height="${whole}" loading="lazy" allow="clipboard-write" style="border:0;max-width:100%"></iframe>`
  );
}

/** HTML of the web component with its picture inside, for as long as it isn't loaded. @param {ShareData} data @param {Choice} choice */
export function componentOf(data, choice) {
  const {component, language, title} = data;
  return [
    `<script src="${inHtml(component)}" defer></script>`,
    `<benchmark-figure src="${inHtml(embedOf(data, choice))}" lang="${language}" theme="${choice.theme}">`,
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
 * How to cite the figure; a state that stays by its own address, as two states are two works.
 *
 * @param {ShareData} data
 * @param {Choice} choice
 * @returns {Citation}
 * @throws {RangeError} for a figure that isn’t cited, as a run of it was replaced: its menu has no button for it
 */
export function citationOf(data, choice) {
  const {citation, page, frozen} = data;
  if (!citation) throw new RangeError(`citationOf: ${data.embed} is not to be cited.`);
  const {plain, bibtex, csl} = citation;
  if (!choice.isFrozen || !frozen) return citation;
  const address = linkOf(data, {...choice, view: ''});
  return {
    plain: plain.replace(page, () => address),
    bibtex: bibtex.replace(page, () => address).replace(/^(@\w+\{[^,]+)/u, `$1-${frozen.id}`),
    csl: {...csl, id: `${csl.id}-${frozen.id}`, URL: address},
  };
}

/**
 * A citation with the title that a state had.
 *
 * @param {Citation} citation
 * @param {string} title that it has
 * @param {string} next
 * @returns {Citation}
 */
export function retitled({plain, bibtex, csl}, title, next) {
  const inTex = next.replaceAll(/[&%$#_{}]/gu, (sign) => `\\${sign}`);
  return {
    plain: plain.replace(title, () => next),
    bibtex: bibtex.replace(/^( {2}title = \{\{).*(\}\},)$/mu, (_, head, end) => head + inTex + end),
    csl: {...csl, title: next},
  };
}

/** @param {string} text within a quoted attribute */
function inHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
