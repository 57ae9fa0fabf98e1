import {islandTexts} from '../live/texts.ts';
import {citationOf, componentOf, iframeOf, linkOf, markdownOf, pictureOf} from './codes.ts';
import {button, choice, group, make, row} from './elements.ts';
import {copyPicture, copyText, pngOf, savePng} from './save.ts';
import {groupsOf, quoteOf} from './quote.ts';
import type {Say} from './quote.ts';
import type {ShareContext, Choice, ShareData} from './types.ts';

/** Files of a picture that the menu links to: end of the address, kind, whether it is the slide. */
const FILES: [end: string, kind: string, isSlide: boolean][] = [
  ['.svg', 'SVG', false],
  ['.slide.svg', 'SVG', true],
  ['.slide.png', 'PNG', true],
];

/** The one that stays of each state. */
const FROZEN_FILE = '.svg';

/** Sizes of PNGs that are made here, in dots for each px. */
const SIZES = [
  [1, 'PNG'],
  [2, 'PNG ×2'],
] as const;

/**
 * Fills the menu of a figure: everything that has to be copied, and the files in the theme that is chosen.
 *
 * @param menu the opened disclosure
 * @returns for another point, drawing or view
 */
export function fillMenu(
  menu: HTMLElement,
  data: ShareData,
  context: ShareContext,
): {refresh: () => void} {
  const t = islandTexts(data.texts, data.language);
  const {box, status, field, sentence, select, quoting} = partsOf(data, context, t);
  menu.append(box);
  const files = onThisSite(data, context.root);

  const chosen = () => ({
    isFrozen: Boolean(context.kept) || valueOf(box, 'state') === 'frozen',
    theme: valueOf(box, 'theme') === 'dark' ? ('dark' as const) : ('light' as const),
    view: context.view(),
  });
  let numbers: {key: string; label: string}[] = [];
  const quote = () => {
    const number = numbers.find(({key}) => key === select.value);
    return number ? quoteOf(data, chosen(), number, t) : '';
  };
  const texts: Record<string, () => string> = {
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
    numbers = context.numbers();
    const active = context.figure.dataset.point ?? select.value;
    select.replaceChildren(...groupsOf(numbers).map(optionsOf));
    if (numbers.some(({key}) => key === active)) select.value = active;
    quoting.hidden = numbers.length === 0;
    update();
  }

  const svg = () => pictureOf(files, chosen(), '.svg');

  async function copy(pressed: HTMLElement) {
    const what = String(pressed.dataset.copy);
    const isImage = what === 'image';
    const text = isImage ? '' : texts[what]();
    const isCopied = isImage ? await copyPicture(pngOf(svg(), 2)) : await copyText(text);
    field.hidden = isCopied || isImage;
    field.value = text;
    if (!field.hidden) field.select();
    const name = String(pressed.textContent);
    status.textContent = isCopied
      ? t('share.copied', {what: name})
      : t(isImage ? 'share.no-image' : 'share.by-hand');
  }

  box.addEventListener('change', update);
  box.addEventListener('click', ({target}) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (pressed?.dataset.copy) copy(pressed);
    else if (pressed)
      savePng(svg(), Number(pressed.dataset.scale))
        .then((what) => t('share.copied', {what}))
        .catch(() => t('share.no-png'))
        .then((said) => status.replaceChildren(said));
  });
  refresh();
  return {refresh};
}

function partsOf(data: ShareData, {kept, figure}: ShareContext, t: Say) {
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
    group(t('share.picture'), [
      row(links),
      row([
        ...SIZES.map(([scale, text]) =>
          make('button', {type: 'button', data: {scale: String(scale)}}, [text]),
        ),
        ...buttons('image').children,
      ]),
    ]),
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
function statesOf({frozen}: ShareData, {isKept, name}: {isKept: boolean; name: string}, t: Say) {
  if (!frozen) return [];
  const stays = t('share.frozen', {day: frozen.day});
  if (isKept) return [make('span', {}, [stays])];
  return [choice(name, 'live', t('share.live'), true), choice(name, 'frozen', stays, false)];
}

/**
 * A sandbox may forbid to copy, to save and to open windows, and no script can ask which. Its pages have no origin; nor
 * have those on a disk, which may do all that.
 */
function sandboxNote({embed, language, texts}: ShareData, t: Say) {
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
  link.hidden = choice.isFrozen && end !== FROZEN_FILE;
  link.download = nameOf(link.href);
}

const nameOf = (address: string) => String(address.split('/').at(-1));

const optionsOf = ({name, options}: ReturnType<typeof groupsOf>[number]) =>
  make(
    'optgroup',
    {label: name},
    options.map(({key, text}) => make('option', {value: key}, [text])),
  );

function valueOf(box: HTMLElement, name: string) {
  return box.querySelector<HTMLInputElement>(`input[name^="${name}-"]:checked`)?.value;
}

function isDarkIn(figure: HTMLElement) {
  const {colorScheme} = getComputedStyle(figure);
  if (!colorScheme.includes('light')) return colorScheme.includes('dark');
  return colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
}
