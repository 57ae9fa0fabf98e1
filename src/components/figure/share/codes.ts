import type {Choice, Citation, ShareData} from './types.ts';

/** Address of the figure: in its page, or for a state that stays, on its own page. */
export function linkOf(data: ShareData, choice: Choice): string {
  if (choice.isFrozen) return embedOf(data, choice);
  const [page, anchor] = data.page.split('#');
  return page + (choice.view && `?${choice.view}`) + (anchor ? `#${anchor}` : '');
}

/**
 * Address of its page for embedding, in this language and view.
 *
 * @param theme without one, the reader's
 */
export function embedOf(
  {embed, language, frozen}: ShareData,
  {isFrozen, view}: Choice,
  theme?: string,
) {
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

/** HTML of a frame for any page, as high as the figure, its source and licence. */
export function iframeOf(data: ShareData, choice: Choice) {
  const {width, height} = data.size;
  const whole = height + (choice.isFrozen && data.frozen ? NOTICE : 0);
  return (
    `<iframe src="${inHtml(embedOf(data, choice, choice.theme))}" title="${inHtml(data.title)}" ` +
    `width="${width}" height="${whole}" loading="lazy" allow="clipboard-write" style="border:0;max-width:100%"></iframe>`
  );
}

/** HTML of the web component with its picture inside, for as long as it isn't loaded. */
export function componentOf(data: ShareData, choice: Choice) {
  const {component, integrity, language, title} = data;
  const held = integrity ? ` integrity="${inHtml(integrity)}" crossorigin` : '';
  return [
    `<script src="${inHtml(component)}"${held} defer></script>`,
    `<benchmark-figure src="${inHtml(embedOf(data, choice))}" lang="${language}" theme="${choice.theme}">`,
    `  <img src="${inHtml(pictureOf(data, choice, '.svg'))}" alt="${inHtml(title)}">`,
    `</benchmark-figure>`,
  ].join('\n');
}

/** The picture with a link to the figure. */
export function markdownOf(data: ShareData, choice: Choice) {
  const alt = data.title.replaceAll(/[\\[\]]/gu, '\\$&');
  return `[![${alt}](${pictureOf(data, choice, '.svg')})](${linkOf(data, choice)})`;
}

/**
 * Address of a picture; of a frozen figure, that of the state, which stands beside what the state is drawn from.
 *
 * @param end such as `.svg`
 */
export function pictureOf(
  {
    pictures,
    embed,
    language,
    frozen,
  }: Pick<ShareData, 'pictures' | 'embed' | 'language' | 'frozen'>,
  {theme, isFrozen}: Choice,
  end: string,
) {
  if (!isFrozen || !frozen) return pictures + theme + end;
  return `${embed.replace('/embed/', '/frozen/')}${frozen.id}.${language}.${theme}${end}`;
}

/**
 * How to cite the figure; a state that stays by its own address, as two states are two works.
 *
 * @throws {RangeError} for a figure that isn’t cited, as a run of it was replaced: its menu has no button for it
 */
export function citationOf(data: ShareData, choice: Choice): Citation {
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
 * @param title that it has
 */
export function retitled({plain, bibtex, csl}: Citation, title: string, next: string): Citation {
  const inTex = next.replaceAll(/[&%$#_{}]/gu, (sign) => `\\${sign}`);
  return {
    plain: plain.replace(title, () => next),
    bibtex: bibtex.replace(/^( {2}title = \{\{).*(\}\},)$/mu, (_, head, end) => head + inTex + end),
    csl: {...csl, title: next},
  };
}

/** @param text within a quoted attribute */
function inHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
