import {deflateRawSync, inflateRawSync} from 'node:zlib';

/** HTML as it waits until it is needed: with 200 studies that of all figures takes half a gigabyte otherwise. */
export const pack = (html: string) => deflateRawSync(html, {level: 1});

/** @param packed what `pack` gave */
export const unpack = (packed: Buffer) => inflateRawSync(packed).toString('utf8');
