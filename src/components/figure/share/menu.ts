import {islandTexts} from '../live/texts.ts';
import {citationOf, componentOf, iframeOf, linkOf, markdownOf, pictureOf} from './codes.ts';
import {copyPicture, copyText} from './copy.ts';
import {button, choice, group, make, row} from './elements.ts';
import {groupsOf, quoteOf} from './quote.ts';
import type {Around, Choice, ShareData} from './types.ts';

/** Files of a picture that the menu links to: end of the address, kind, whether it is the slide. */
const FILES = [
  ['.svg', 'SVG', false],
  ['.png', 'PNG', false],
  ['@2x.png', 'PNG ×2', false],
  ['.slide.svg', 'SVG', true],
  ['.slide.png', 'PNG', true],
] as [string, string, boolean][];

/** Those that stay of each state. */
const FROZEN_FILES = ['.svg', '@2x.png'];

/**
 * Fills the menu of a figure: everything that has to be copied, and the files in the theme that is chosen.
 *
 * @param menu the opened disclosure
 * @returns for another point, drawing or view
 */
export function fillMenu(
  menu: HTMLElement,
  data: ShareData,
  around: Around,
): {refresh: () => void} {
  const t = islandTexts(data.texts, data.language);
  const {box, status, field, sentence, select, quoting} = partsOf(data, around, t);
  menu.append(box);
  const files = onThisSite(data, around.root);

  const chosen = () => ({
    isFrozen: Boolean(around.kept) || valueOf(box, 'state') === 'frozen',
    theme: valueOf(box, 'theme') as 'light' | 'dark',
    view: around.view(),
  });
  let numbers: {key: string; label: string}[] = [];
  const quote = () => {
    const number = numbers.find(({key}) => key === select.value);
    return number ? quoteOf(data, chosen(), number, t) : '';
  };
  const texts = {
    link: () => linkOf(data, chosen()),
    iframe: () => iframeOf(data, chosen()),
    component: () => componentOf(data, chosen()),
    markdown: () => markdownOf(data, chosen()),
    plain: () => citationOf(data, chosen()).plain,
    bibtex: () => citationOf(data, chosen()).bibtex,
    csl: () => JSON.stringify([citationOf(data, chosen()).csl], null, 2),
    quote,
  };

  function update() {
    sentence.textContent = quote();
    for (const link of box.querySelectorAll('a')) leadTo(link, files, chosen());
  }

  function refresh() {
    numbers = around.numbers();
    const active = around.figure.dataset.point ?? select.value;
    select.replaceChildren(...groupsOf(numbers).map(optionsOf));
    if (numbers.some(({key}) => key === active)) select.value = active;
    quoting.hidden = numbers.length === 0;
    update();
  }

  async function copy(pressed: HTMLElement) {
    const what = String(pressed.dataset.copy);
    const isImage = what === 'image';
    const text = isImage ? '' : texts[what as 'link']();
    const isCopied = isImage
      ? await copyPicture(pictureOf(files, chosen(), '@2x.png'))
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
    const pressed = (event.target as Element).closest('[data-copy]');
    if (pressed) copy(pressed as HTMLElement);
  });
  refresh();
  return {refresh};
}

function partsOf(
  data: ShareData,
  {kept, figure}: Around,
  t: (key: string, params?: object) => string,
) {
  const status = make('p', {role: 'status', class: 'figure-share-status'});
  const field = make('textarea', {
    readOnly: true,
    hidden: true,
    rows: 4,
    ariaLabel: t('share.link'),
  });
  const sentence = make('p', {class: 'figure-share-sentence'});
  const select = make('select');
  const name = (of: string) => `${of}-${data.embed}`;
  const isDark = isDarkIn(figure);
  const links = FILES.map(([end, kind, isSlide]) =>
    make('a', {data: {end}}, [isSlide ? t('share.slide-of', {kind}) : kind]),
  );
  const buttons = (...actions: string[]) =>
    row(
      actions.map((action) =>
        button(action, t(action in NAMED ? NAMED[action] : `share.copy-${action}`)),
      ),
    );
  const quoting = group(t('share.quote'), [
    make('label', {}, [t('share.number'), select]),
    sentence,
    buttons('quote'),
  ]);
  const box = make('div', {class: 'figure-share-more'}, [
    ...sandboxNote(data, t),
    group(t('share.link'), [
      row(statesOf(data, {isKept: Boolean(kept), name: name('state')}, t)),
      row([
        choice(name('theme'), 'light', t('share.light'), !isDark),
        choice(name('theme'), 'dark', t('share.dark'), isDark),
      ]),
      buttons('link', 'iframe', 'component', 'markdown'),
    ]),
    group(t('share.picture'), [row(links), buttons('image')]),
    ...(data.replaced
      ? [make('p', {class: 'figure-share-sentence'}, [t('share.replaced', data.replaced)])]
      : [quoting, group(t('share.citation'), [buttons('plain', 'bibtex', 'csl')])]),
    status,
    field,
  ]);
  return {box, status, field, sentence, select, quoting};
}

const NAMED: Record<string, string> = {
  plain: 'share.plain',
  bibtex: 'share.bibtex',
  csl: 'share.csl',
};

/** The choice between live and frozen, where there is one. */
function statesOf(
  {frozen}: ShareData,
  {isKept, name}: {isKept: boolean; name: string},
  t: (key: string, params?: object) => string,
) {
  if (!frozen) return [];
  const stays = t('share.frozen', {day: frozen.day});
  if (isKept) return [make('span', {}, [stays])];
  return [choice(name, 'live', t('share.live'), true), choice(name, 'frozen', stays, false)];
}

/**
 * A sandbox may forbid to copy, to save and to open windows, and no script can ask which. Its pages have no origin; nor
 * have those on a disk, which may do all that.
 */
function sandboxNote(
  {embed, language, texts}: ShareData,
  t: (key: string, params?: object) => string,
) {
  if (!texts['share.sandboxed']) return [];
  if (self.origin !== 'null' || location.protocol === 'file:') return [];
  const address = `${embed}?lang=${language}`;
  return [make('p', {class: 'figure-share-sentence'}, [t('share.sandboxed', {address})])];
}

/** The same files as this page reaches them: a site may be looked at elsewhere than where it is published. */
function onThisSite(data: ShareData, root: string) {
  const {length} = data.embed.slice(0, data.embed.indexOf('embed/'));
  const here = (address: string) => root + address.slice(length);
  return {...data, pictures: here(data.pictures), embed: here(data.embed)};
}

function leadTo(link: HTMLAnchorElement, files: ShareData, choice: Choice) {
  const end = String(link.dataset.end);
  link.href = pictureOf(files, choice, end);
  link.hidden = choice.isFrozen && !FROZEN_FILES.includes(end);
  link.download = String(link.href.split('/').at(-1));
}

const optionsOf = ({name, options}: ReturnType<typeof groupsOf>[number]) =>
  make(
    'optgroup',
    {label: name},
    options.map(({key, text}) => make('option', {value: key}, [text])),
  );

function valueOf(box: HTMLElement, name: string) {
  const chosen = box.querySelector(`input[name^="${name}-"]:checked`) as HTMLInputElement | null;
  return chosen?.value;
}

function isDarkIn(figure: HTMLElement) {
  const {colorScheme} = getComputedStyle(figure);
  if (!colorScheme.includes('light')) return colorScheme.includes('dark');
  return colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
}
