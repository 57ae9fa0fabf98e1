// @ts-check
import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {ORIGINAL} from '../languages.js';
import {filesUnder} from '../site/files.js';
import {readPages} from '../site/pages.js';
import {tagsNamed, attributeOf} from '../site/tags.js';

const FOLDER = 'static/data/talks';

/**
 * All talks: those put together by hand, and one for each study from the figures of its page and its key claims.
 *
 * @param {import('../types.js').Site} site
 * @returns {Talk[]} by name, the hand-made ones first
 * @throws {Error} naming every slide that shows what doesn't exist
 *
 * @typedef {{figure: string} | {claim: string}} Slide
 *
 * @typedef {object} Talk
 * @property {string} name last part of its address
 * @property {string} [study] that it was made from
 * @property {Slide[]} slides between the opening and the closing one
 */
export function readTalks(site) {
  const byHand = filesUnder(site.root, FOLDER, /\.json$/).map((file) => readTalk(site, file));
  const problems = byHand.flatMap(({problems: own}) => own);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...byHand.map(({talk}) => talk), ...talksOfStudies(site)];
}

function readTalk(site, file) {
  const {slides} = JSON.parse(readFileSync(join(site.root, file), 'utf8'));
  const known = {figure: site.figures, claim: site.claims};
  const problems = slides.flatMap((slide, index) => {
    const [[kind, id]] = Object.entries(slide);
    if (known[kind]?.has(id)) return [];
    return [
      `${file}: slide ${index + 1} shows the ${kind} “${id}”, which does not exist; a slide has a figure or a claim, named <study>/<name>.`,
    ];
  });
  return {talk: {name: basename(file, '.json'), slides}, problems};
}

/** A study's figures in the order of its page, then the claims that it is known for. */
function talksOfStudies(site) {
  return readPages(site.root)
    .filter(({locale, frontMatter}) => locale === ORIGINAL && frontMatter.study)
    .map(({frontMatter: {study}, tree}) => {
      const figures = tagsNamed(tree, 'Figure').map((node) => attributeOf(node, 'id'));
      const keys = [...site.claims.values()].filter(
        (entry) => entry.study === study && entry.claim.key,
      );
      return {
        name: study,
        study,
        slides: [
          ...figures.filter((id) => site.figures.has(id)).map((figure) => ({figure})),
          ...keys.map(({key}) => ({claim: key})),
        ],
      };
    });
}
