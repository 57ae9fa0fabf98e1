import {known} from '../parts.js';

export default {
  'new.summary': () => 'begin a study, a figure, a claim or a translation',
  'new.details': () =>
    'Makes the files in both languages, with FILL IN wherever a person has to write. Nothing that exists is written over.',
  'new.study': () => 'begin the pages of a study around one of its results',
  'new.figure': () => 'begin a figure: one quantity of each system over the number of workers',
  'new.claim': () => 'begin a claim that a source makes',
  'new.translation': () => 'begin the Russian twin of a page',
  'new.argument.study': () => 'id of the study',
  'new.argument.figure': () => 'study and figure, such as my-study/throughput',
  'new.argument.claim': () => 'study and claim, such as my-study/twice-as-fast',
  'new.argument.translation': () => 'page inside docs, such as method/repeats',
  'new.option.run': () => 'result to begin with: study and run',
  'new.option.path': () => 'quantity to draw, such as throughputPerS or latencyMs.p95',
  'new.option.source': () => 'source that makes the claim, as a result of the study names it',
  'new.written': ({path}) => `Written: ${path}`,
  'new.extended': ({path}) => `Extended: ${path}`,
  'new.next': ({steps}) =>
    `Fill in what says FILL IN. Then:\n${steps.map((step) => `  ${step}`).join('\n')}`,
  'new.exists': ({path}) => `${path} exists already.`,
  'new.wrong-id': ({id, form}) =>
    `“${id}” can’t be an id. Write it as ${form}, in small Latin letters, digits and single hyphens.`,
  'new.no-run': ({id}) => `There is no valid result “${id}”. Import it first.`,
  'new.no-path': ({path, known: paths}) => `The result has no “${path}”. It has: ${known(paths)}.`,
  'new.no-workers': ({run}) =>
    `${run} was not measured at several numbers of workers. Choose another selector from lib/chart-data and write the figure by hand; CONTRIBUTING.md says how.`,
  'new.no-source': ({source, study, known: sources}) =>
    `No result of ${study} names the source “${source}”. Named: ${known(sources)}.`,
  'new.claims-unlistable': ({path}) =>
    `${path} lists its claims in an unusual way. Add yours by hand.`,
  'new.no-page': ({page}) => `There is no English page “${page}”.`,
};
