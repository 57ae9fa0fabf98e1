// @ts-check
import {deflateRawSync, inflateRawSync} from 'node:zlib';

/**
 * HTML as it waits until it is needed: with 200 studies that of all figures takes half a gigabyte otherwise.
 *
 * @param {string} html
 */
export const pack = (html) => deflateRawSync(html, {level: 1});

/** @param {Buffer} packed what `pack` gave */
export const unpack = (packed) => inflateRawSync(packed).toString('utf8');
