import {escaped} from '../common/escaped.ts';

/**
 * The oEmbed answer, for the default size: a file can't answer `maxwidth` and `maxheight`.
 *
 * @returns as oembed.com has it
 */
export function oembedOf({
  title,
  address,
  image,
  root,
  size,
}: {
  title: string;
  address: string;
  image: string;
  root: string;
  size: {width: number; height: number};
}): Record<string, string | number> {
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
