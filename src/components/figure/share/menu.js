import {islandTexts} from '../live/texts.js';
import {componentOf, iframeOf, linkOf, markdownOf, pictureOf, quoteOf} from './codes.js';
import {copyPicture, copyText} from './copy.js';
import {button, choice, group, make, row} from './elements.js';

/** @typedef {import('./types.js').ShareData} ShareData */

/** Files of a picture that the menu links to: end of the address, kind, whether it is the slide. */
const FILES = /** @type {[string, string, boolean][]} */ ([
  ['.svg', 'SVG', false],
  ['.png', 'PNG', false],
  ['@2x.png', 'PNG ×2', false],
  ['.slide.svg', 'SVG', true],
  ['.slide.png', 'PNG', true],
]);

/**
 * Fills the menu of a figure: everything that has to be copied, and the files in the theme that is chosen.
 *
 * @param {HTMLElement} menu the opened disclosure
 * @param {ShareData} data
 * @param {{numbers: {key: string, label: string}[], active?: string, view: () => string, files: string, isDark: boolean}} figure
 *   `numbers`: its points in words; `active`: key of the one that was shown last; `view`: query of the view now;
 *   `files`: where its pictures are on this site
 */
export function fillMenu(menu, data, figure) {
  const t = islandTexts(data.texts, data.language);
  const parts = partsOf(data, figure, t);
  const {box, status, field, sentence, select} = parts;
  menu.append(box);

  const chosen = () => ({
    isFrozen: valueOf(box, 'state') === 'frozen',
    theme: /** @type {'light' | 'dark'} */ (valueOf(box, 'theme')),
    view: figure.view(),
  });
  const quote = () => quoteOf(data, chosen(), figure.numbers[select.selectedIndex]?.label ?? '', t);
  const texts = {
    link: () => linkOf(data, chosen()),
    iframe: () => iframeOf(data, chosen()),
    component: () => componentOf(data, chosen()),
    markdown: () => markdownOf(data, chosen()),
    plain: () => data.citation.plain,
    bibtex: () => data.citation.bibtex,
    csl: () => JSON.stringify([data.citation.csl], null, 2),
    quote,
  };

  function update() {
    sentence.textContent = quote();
    for (const link of box.querySelectorAll('a')) link.href = addressOf(link, chosen(), figure);
    for (const link of box.querySelectorAll('a'))
      link.download = String(link.href.split('/').at(-1));
  }

  /** @param {HTMLElement} pressed */
  async function copy(pressed) {
    const what = String(pressed.dataset.copy);
    const isImage = what === 'image';
    const text = isImage ? '' : texts[/** @type {'link'} */ (what)]();
    const isCopied = isImage
      ? await copyPicture(pictureOf({pictures: figure.files}, chosen(), '@2x.png'))
      : await copyText(text);
    field.hidden = isCopied || isImage;
    field.value = text;
    if (!field.hidden) field.select();
    const name = String(pressed.textContent);
    status.textContent = isCopied
      ? t('share.copied', {what: name})
      : t(isImage ? 'share.no-image' : 'share.by-hand');
  }

  box.addEventListener('change', update);
  box.addEventListener('click', (event) => {
    const pressed = /** @type {Element} */ (event.target).closest('[data-copy]');
    if (pressed) copy(/** @type {HTMLElement} */ (pressed));
  });
  update();
  return {
    /** Shows another point's number. @param {string | undefined} key */
    point(key) {
      const at = figure.numbers.findIndex((number) => number.key === key);
      if (at >= 0) select.selectedIndex = at;
      update();
    },
  };
}

/** @param {ShareData} data @param {any} figure @param {(key: string, params?: object) => string} t */
function partsOf(data, {numbers, active, isDark}, t) {
  const status = make('p', {role: 'status', class: 'figure-share-status'});
  const field = make('textarea', {
    readOnly: true,
    hidden: true,
    rows: 4,
    ariaLabel: t('share.link'),
  });
  const sentence = make('p', {class: 'figure-share-sentence'});
  const select = make(
    'select',
    {},
    numbers.map(({key, label}) =>
      make('option', {value: key, defaultSelected: key === active}, [label]),
    ),
  );
  const name = (/** @type {string} */ of) => `${of}-${data.embed}`;
  const {frozen} = data;
  const states = frozen
    ? [
        choice(name('state'), 'live', t('share.live'), true),
        choice(name('state'), 'frozen', t('share.frozen', {day: frozen.day}), false),
      ]
    : [];
  const links = FILES.map(([end, kind, isSlide]) =>
    make('a', {data: {end}}, [isSlide ? t('share.slide-of', {kind}) : kind]),
  );
  const buttons = (/** @type {string[]} */ ...actions) =>
    row(
      actions.map((action) =>
        button(action, t(action in NAMED ? NAMED[action] : `share.copy-${action}`)),
      ),
    );
  const box = make('div', {class: 'figure-share-more'}, [
    group(t('share.link'), [row(states), buttons('link', 'iframe', 'component', 'markdown')]),
    group(t('share.picture'), [
      row([
        choice(name('theme'), 'light', t('share.light'), !isDark),
        choice(name('theme'), 'dark', t('share.dark'), isDark),
      ]),
      row(links),
      buttons('image'),
    ]),
    group(t('share.quote'), [
      make('label', {}, [t('share.number'), select]),
      sentence,
      buttons('quote'),
    ]),
    group(t('share.citation'), [buttons('plain', 'bibtex', 'csl')]),
    status,
    field,
  ]);
  return {box, status, field, sentence, select};
}

/** @type {Record<string, string>} */
const NAMED = {plain: 'share.plain', bibtex: 'share.bibtex', csl: 'share.csl'};

/** @param {HTMLElement} box @param {string} name */
function valueOf(box, name) {
  const chosen = /** @type {HTMLInputElement | null} */ (
    box.querySelector(`input[name^="${name}-"]:checked`)
  );
  return chosen?.value;
}

/** @param {HTMLAnchorElement} link @param {any} chosen @param {{files: string}} figure */
function addressOf(link, chosen, {files}) {
  return pictureOf({pictures: files}, chosen, String(link.dataset.end));
}
