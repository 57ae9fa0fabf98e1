// @ts-check
import {escaped} from './page.js';

/** The width that is offered to hosts, px: the wide drawing and its margins. */
const WIDTH = 752;
/** Of the text around a drawing at that width. */
const LINE = {height: 24, characters: 88};

/**
 * The size of an embed that shows all of a figure: its drawing, and lines of text as they wrap at that width. A host
 * that listens learns the exact height; for others it must not be too small.
 *
 * @param {import('../../content/frozen/state.js').FigureState} state
 * @param {string} svg the wide drawing
 * @returns {{width: number, height: number}} px
 */
export function sizeOf({languages, annotations, scales, points}, svg) {
  const drawing = Number(/viewBox="0 0 \d+ (\d+)/u.exec(svg)?.[1] ?? 400);
  const textOf = (/** @type {Record<string, string>} */ own) => [
    own.title,
    own.note ?? '',
    ...annotations.map(({id}) => own[`annotation.${id}`] ?? ''),
  ];
  const lines = Object.values(languages).map(({own}) =>
    textOf(own).reduce((sum, text) => sum + Math.ceil(text.length / LINE.characters), 0),
  );
  const controls = scales.length > 1 || points.series.length > 1 ? 90 : 0;
  const around = 130 + annotations.length * 12 + controls;
  return {width: WIDTH, height: Math.round(drawing + Math.max(...lines) * LINE.height + around)};
}

/**
 * The oEmbed answer, for the default size: a file can't answer `maxwidth` and `maxheight`.
 *
 * @param {{title: string, address: string, image: string, root: string, size: {width: number, height: number}}} about
 * @returns {Record<string, string | number>} as oembed.com has it
 */
export function oembedOf({title, address, image, root, size}) {
  const {width, height} = size;
  const frame = `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    ...{title, width, height, html: frame},
    provider_name: 'Blocking Coefficient',
    provider_url: root,
    thumbnail_url: image,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
}
