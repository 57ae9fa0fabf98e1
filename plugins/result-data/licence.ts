/** Licence of text and data; what others measured stays theirs, and each file names its sources. */
export const LICENCE = Object.freeze({
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
});
