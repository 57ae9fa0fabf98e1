import {NOTHING, numberTexts, relativeChange, valueTexts, verdictText} from './cells.ts';
import {isFlip} from './meaning.ts';
import type {Difference, Words} from './cells.ts';
import type {Section} from './document.ts';

type Row = [what: string, before: string, after: string];

/**
 * What a change means, a section for each study: first verdicts that turn, then what else its claims, its answer, its
 * figures and its results say. Studies whose verdicts turn come first.
 */
export function studySections(change: Difference, words: Words): Section[] {
  const head = ['what', 'before', 'after'].map((name) => words.say(`report.column.${name}`));
  return studiesIn(change).map((study) => ({
    heading: words.say('report.study', {id: study, title: titleOf(change, study, words)}),
    paragraphs: [],
    table: {head, rows: rowsOf(ofStudy(change, study), words)},
  }));
}

const studyOf = (id: string) => id.split('/')[0];

const correctedStudy = ({before, after}: Difference['corrections'][number]) =>
  (after ?? before)?.study ?? '';

function studiesIn(change: Difference) {
  const {claims, answers, figures, verdicts, changed, added, removed, corrections} = change;
  const entries = [...claims, ...answers, ...figures, ...verdicts, ...changed, ...added];
  const named = [...entries.map(({id}) => id), ...removed].map(studyOf);
  const turned = claims.filter(isFlip).map(({id}) => studyOf(id));
  const count = (study: string) => turned.filter((each) => each === study).length;
  return [...new Set([...named, ...corrections.map(correctedStudy)])]
    .sort()
    .toSorted((one, other) => count(other) - count(one));
}

function ofStudy(change: Difference, study: string): Difference {
  const own = <Entry extends {id: string}>(list: Entry[]) =>
    list.filter(({id}) => studyOf(id) === study);
  return {
    ...change,
    ...{claims: own(change.claims), answers: own(change.answers), figures: own(change.figures)},
    ...{changed: own(change.changed), added: own(change.added), verdicts: own(change.verdicts)},
    removed: change.removed.filter((id) => studyOf(id) === study),
    corrections: change.corrections.filter((each) => correctedStudy(each) === study),
  };
}

/** The data may be hostile: a study called `constructor` has no title either. */
const titleOf = ({titles}: Difference, study: string, {lang}: Words) =>
  Object.hasOwn(titles, study) ? titles[study][lang] : study;

function rowsOf(change: Difference, words: Words): Row[] {
  const {say, lang} = words;
  const added = change.added.map(({id, measurements}): Row => {
    const came = say('report.came.result', {count: measurements.length});
    return [say('report.what.result', {id}), NOTHING, came];
  });
  return [
    ...claimRows(change.claims, words),
    ...change.answers.map(({before, after}): Row => {
      return [say('report.what.answer'), before?.[lang] ?? NOTHING, after?.[lang] ?? NOTHING];
    }),
    ...change.figures.map(({id, before, after}): Row => {
      const what = say('report.what.figure', {id, title: (after ?? before)?.title[lang]});
      const kept = before?.drawn === after?.drawn;
      return kept
        ? [what, before?.title[lang] ?? NOTHING, say('report.came.retitled')]
        : [what, ...cameAndWent({before, after}, words)];
    }),
    ...added,
    ...change.removed.map((id): Row => {
      return [say('report.what.result', {id}), ...cameAndWent({before: id}, words)];
    }),
    ...change.changed.flatMap((run) => runRows(run, words)),
    ...change.verdicts.map(({id, measurement, check, before, after}): Row => {
      const what = {measurement: `${id}#${measurement}`, check: say(`verdict.check.${check}`)};
      const kinds = [before, after].map((one) => (one ? say(`verdict.kind.${one.kind}`) : NOTHING));
      return [say('report.what.consistency', what), kinds[0], kinds[1]];
    }),
    ...change.corrections.map(({id, before, after}): Row => {
      const what = say('report.what.correction', {id});
      return [what, before?.now[lang] ?? NOTHING, after?.now[lang] ?? NOTHING];
    }),
  ];
}

function cameAndWent(
  {before, after}: {before?: unknown; after?: unknown},
  {say}: Words,
): [before: string, after: string] {
  if (before === undefined) return [NOTHING, say('report.came.new')];
  const word = after === undefined ? 'gone' : 'changed';
  return [say('report.came.there'), say(`report.came.${word}`)];
}

/** Claims of which only words change are one row: a number in a reason changes many of them. */
function claimRows(claims: Difference['claims'], words: Words): Row[] {
  const {say, lang} = words;
  const kept = claims.filter(({before, after}) => before && after);
  const judged = [...kept.filter(isFlip), ...claims.filter((claim) => !kept.includes(claim))];
  const counted = kept.filter(({before, after}) => before?.ours?.value !== after?.ours?.value);
  const others = kept.filter((claim) => !isFlip(claim) && !counted.includes(claim));
  const names = others.map(({id}) => id.split('/').at(-1)).join(', ');
  return [
    ...judged.map(({id, before, after}): Row => {
      const what = say('report.what.claim', {id, text: (after ?? before)?.claim[lang]});
      return [what, verdictText(before, words), verdictText(after, words)];
    }),
    ...counted.map((claim): Row => {
      return [say('report.what.number', {id: claim.id}), ...numberTexts(claim, words)];
    }),
    ...(names ? [[say('report.what.words', {count: others.length}), '', names] satisfies Row] : []),
  ];
}

/** Of the values of a result the one that changes most. */
function runRows(
  {id, values, facts, added, removed}: Difference['changed'][number],
  words: Words,
): Row[] {
  const {say} = words;
  const weight = (change: (typeof values)[number]) => Math.abs(relativeChange(change) ?? Infinity);
  const [most] = values.toSorted((one, other) => weight(other) - weight(one));
  const rows: Row[] = facts.map(({path, before, after}) => [
    say('report.what.fact', {id, path}),
    before ?? NOTHING,
    after ?? NOTHING,
  ]);
  if (added.length + removed.length > 0)
    rows.unshift([
      say('report.what.measurements', {id}),
      removed.join(', ') || NOTHING,
      added.join(', ') || NOTHING,
    ]);
  if (most) {
    const [before, after, relative] = valueTexts(most, words);
    const place = `${most.measurement}.${most.path}`;
    const count = values.length;
    const what = say(`report.what.${count > 1 ? 'values' : 'value'}`, {id, count, place});
    rows.unshift([what, before, relative ? `${after} (${relative})` : after]);
  }
  return rows;
}
