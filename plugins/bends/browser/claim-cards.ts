import {fetchDocument} from '../../../src/components/fetch-document.ts';

// A claim in a text opens in place: its quote, both answers, calculations and reasons, as the page of its study's claims has
// them. Without this script, or where that page can't be had, a claim is the link to it.
const {close = ''} = document.currentScript?.dataset ?? {};
/** What holds a claim and takes its card at its end; after anything else, the card follows. */
const HOLDERS = 'li, td, dd';
const BLOCKS = `${HOLDERS}, p, blockquote, h2, h3, h4, figcaption`;
const cards = new WeakMap<HTMLAnchorElement, HTMLElement>();
const pages = new Map<string, Promise<Document>>();

/** The claim's entry in the page that it leads to, which is fetched once. */
async function entryOf({pathname, hash}: HTMLAnchorElement) {
  const page = pages.get(pathname) ?? fetchDocument(pathname);
  pages.set(pathname, page);
  page.catch(() => pages.delete(pathname));
  const details = (await page)
    .getElementById(hash.slice(1))
    ?.closest('li')
    ?.querySelector('details');
  if (!details) throw new Error(`no claim ${hash} at ${pathname}`);
  return document.importNode(details, true);
}

async function open(link: HTMLAnchorElement) {
  const card = document.createElement('aside');
  cards.set(link, card);
  const entry = await entryOf(link);
  for (const each of entry.querySelectorAll('[id]')) each.removeAttribute('id');
  for (const each of entry.querySelectorAll('a[href^="#"]'))
    each.setAttribute('href', link.getAttribute('href') ?? '');
  const [summary, ...rest] = entry.children;
  const [button, lead] = [document.createElement('button'), document.createElement('p')];
  button.type = 'button';
  button.textContent = '×';
  button.ariaLabel = close;
  button.addEventListener('click', () => toggle(link));
  lead.append(...summary.childNodes);
  card.dataset.claimCard = '';
  card.append(button, lead, ...rest);
  // A reader may have closed it meanwhile.
  if (cards.get(link) === card) place(card, link);
}

function place(card: HTMLElement, link: HTMLAnchorElement) {
  const block = link.closest(BLOCKS) ?? link;
  if (block.matches(HOLDERS)) block.append(card);
  else block.after(card);
  card.scrollIntoView({block: 'nearest'});
}

function toggle(link: HTMLAnchorElement) {
  const card = cards.get(link);
  link.ariaExpanded = String(!card);
  if (!card) return void open(link).catch(() => location.assign(link.href));
  cards.delete(link);
  card.remove();
  return link.focus({preventScroll: true});
}

const claimAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-claim]') : null;

document.addEventListener('click', (event) => {
  const link = claimAt(event.target);
  const isAnother = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || isAnother || event.defaultPrevented) return;
  event.preventDefault();
  toggle(link);
});
document.addEventListener('keydown', ({key, target}) => {
  const card = key === 'Escape' && target instanceof Element && target.closest('[data-claim-card]');
  const link = card
    ? [...document.querySelectorAll<HTMLAnchorElement>('a[data-claim]')].find(
        (each) => cards.get(each) === card,
      )
    : key === 'Escape' && claimAt(target);
  if (link && cards.has(link)) toggle(link);
});
for (const link of document.querySelectorAll('a[data-claim]')) link.ariaExpanded = 'false';
