import {FAMILIES, familiesOf} from '../../lib/result/families.ts';
import {claimViews} from '../claim/view.ts';
import {figurePages} from '../figures/figure-pages.ts';
import {figureTitle} from '../figures/titles.ts';
import {catalogueOf} from './catalogue.ts';
import {publishedStudies} from './published-data.ts';
import type {ClaimView} from '../claim/view.ts';
import type {Run, Site} from '../types.ts';

/** What one study measured of a family of runtimes. */
export interface RuntimeStudy {
  title: string;
  /** its address below the language's root */
  to?: string;
  /** with its answer, from its page */
  question?: string;
  answer?: string;
  evidence: Run['evidence'];
  /** the last day of its runs; empty where none is known */
  measuredOn: string;
  measurements: number;
  /** what it does with state, and how it waits, as it was measured */
  states: string[];
  waits: string[];
}

export interface RuntimeRecord {
  name: string;
  /** our own first, then by kind of evidence and the newest first */
  studies: RuntimeStudy[];
  /** the key claims first */
  claims: ClaimView[];
  /** drawn from runs that measured it, each with its place in a page */
  figures: {title: string; to: string}[];
}

/** Kinds of evidence by how far they can be checked here. */
const ORDER = ['own', 'independent', 'production', 'vendor', 'collection', 'model'];

/**
 * All that the site knows of a family of runtimes. Runs that a later one has replaced are left out.
 *
 * @param family of `lib/result/families.ts`
 */
export function runtimeRecord(site: Site, locale: string, family: string): RuntimeRecord {
  const listed = new Map(catalogueOf(site, locale).studies.map((study) => [study.to, study]));
  const studies = publishedStudies(site, locale).flatMap(({title, address: to, runs}) => {
    const measured = runs.flatMap((run) => measuredIn(run, family) ?? []);
    if (measured.length === 0) return [];
    const page = to && listed.get(to);
    // A study that is a part of another one's page has neither question nor answer of its own.
    const {question, answer} = page && page.title === title ? page : {};
    const days = measured.map(({measuredOn}) => measuredOn).toSorted();
    return {
      ...{title, to, question, answer},
      evidence: measured[0].evidence,
      measuredOn: days.at(-1) ?? '',
      measurements: measured.reduce((sum, {count}) => sum + count, 0),
      states: namesOf(measured.flatMap((run) => run.states)),
      waits: namesOf(measured.flatMap((run) => run.waits)),
    };
  });
  const own = claimViews(site, locale).filter(({runtimes}) => runtimes.includes(family));
  return {
    name: FAMILIES[family].name,
    studies: studies.toSorted(
      (a, b) =>
        ORDER.indexOf(a.evidence) - ORDER.indexOf(b.evidence) ||
        b.measuredOn.localeCompare(a.measuredOn),
    ),
    figures: figuresOf(site, locale, family),
    claims: own.toSorted((a, b) => Number(b.isKey ?? false) - Number(a.isKey ?? false)),
  };
}

function figuresOf(site: Site, locale: string, family: string) {
  const pageOf = figurePages(site.root, locale);
  const isOf = (id: string) => {
    const run = site.runs.byId.get(id);
    return run !== undefined && measuredIn(run, family) !== undefined;
  };
  return [...site.figures]
    .filter(([, {figure}]) => figure.runs.length > 0 && figure.runs.every(isOf))
    .map(([id]) => ({title: figureTitle(site, id, locale), to: pageOf(id)}))
    .filter(({to}) => to !== '/');
}

/** What a run measured of a family; nothing where it measured nothing, was replaced, or was never run. */
function measuredIn(run: Run, family: string) {
  const systems = Object.entries(run.systems).filter(([, each]) =>
    familiesOf(each).includes(family),
  );
  const ids = new Set(systems.map(([id]) => id));
  const count = run.measurements.filter(({system}) => ids.has(system)).length;
  if (count === 0 || run.supersededBy || run.evidence === 'model') return undefined;
  return {
    ...{evidence: run.evidence, count},
    measuredOn: dayOf(run.measuredUntil) || dayOf(run.measuredOn),
    states: systems.map(([, {state}]) => state),
    waits: systems.map(([, {waiting}]) => waiting),
  };
}

const dayOf = (date?: string) => (date && /^\d{4}-\d\d-\d\d/u.test(date) ? date.slice(0, 10) : '');

/** Each once; that it isn't known is said only where nothing is. */
function namesOf(values: readonly string[]) {
  const names = [...new Set(values)];
  const known = names.filter((name) => name !== 'unknown');
  return known.length > 0 ? known.toSorted() : names;
}
