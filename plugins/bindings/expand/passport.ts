import {textsOf} from '../../../content/i18n.ts';
import {objectionAddress, objectionTexts, objectionsTo} from '../../../content/site/objections.ts';
import {systemsInPassport} from '../../../content/site/passport-systems.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {quantityFormatter} from '../../../content/value/evaluate.ts';
import {quotabilityOf} from '../../../lib/consistency/quotability.ts';
import {dayText} from '../../../lib/quantity/day.ts';
import {MACHINE_FACTS} from '../../../lib/result/machine-facts.ts';
import {blockComponent} from './nodes.ts';
import type {Run as TypesRun, Site} from '../../../content/types.ts';
import type {Load, Run} from '../../../lib/result/types.ts';
import type {Expansion} from './index.ts';

/** More systems than these are folded away: a list of sixty is three screens of a phone. */
const MOST_SYSTEMS = 8;

/** `<Passport run>` gets who measured what, on what and how, from the result file. */
export const expandPassport: Expansion = (node, page, site) => {
  const run = site.runs.byId.get(attributeOf(node, 'run') ?? '');
  if (!run) return {replacement: null, problems: []};
  const context = contextOf(run, page.locale, site.catalogues[page.locale]);
  const {say} = context;
  const systems = systemRows(context).filter(({items}) => items.length > 0);
  const props = {
    title: say('passport.title'),
    gainsLabel: say('passport.gains'),
    rows: [
      row(say('passport.evidence'), [{text: say(`evidence.${run.evidence}`)}]),
      row(say('passport.superseded-by'), supersedingItems(run)),
      row(say('passport.date'), [{text: dateText(run.measuredOn, page.locale) ?? say('unknown')}]),
      row(say('passport.sources'), sourceItems(run)),
      row(say('passport.load'), loadItems(context)),
      row(say('passport.machine'), machineItems(context)),
      ...(systems.length > MOST_SYSTEMS ? [] : systems),
      row(say('passport.file'), [fileItem(run)]),
      row(say('passport.objections'), objectionItems(run, page.locale, site)),
      // A run of our own harness was published nowhere before.
    ].filter(({items}) => items.length > 0),
  };
  const folded = systems.length > MOST_SYSTEMS ? {systems: foldedOf(systems, say)} : {};
  const checklist = checklistOf(context);
  return {
    replacement: blockComponent('Passport', {...props, ...folded, checklist}, node.children),
    problems: [],
  };
};

/** Systems behind a line that says how many they are. */
const foldedOf = (rows: {label: string; items: {text: string}[]}[], say: Context['say']) => ({
  title: say('passport.systems', {count: rows.length}),
  rows,
});

/** What makes a benchmark quotable, filled in for this run. */
function checklistOf({run, say}: Context) {
  const found = quotabilityOf(run);
  return {
    title: say('quotable.title', {
      met: found.filter(({isMet}) => isMet).length,
      all: found.length,
    }),
    items: found.map(({id, isMet}) => ({
      text: say(`quotable.${id}`),
      mark: say(isMet ? 'quotable.met' : 'quotable.missing'),
      isMet,
    })),
    more: say('quotable.more'),
  };
}

export type Context = ReturnType<typeof contextOf>;

/** What the parts of a passport are made with: the run, and how the language says things. */
function contextOf(run: Run, locale: string, catalogues: Record<string, Record<string, string>>) {
  const words = textsOf(locale, catalogues.study ?? {});
  const phrases = textsOf(locale, catalogues['data-words'] ?? {});
  return {
    run,
    say: words.render,
    hasWord: words.has,
    format: quantityFormatter(locale, catalogues.interface),
    // what a result file says in words of its own; names and versions are the same in any language
    phrase: (text: string) => (phrases.has(text) ? phrases.render(text) : text),
  };
}

const row = (label: string, items: {text: string}[]) => ({label, items});

/** A day in words; null for what is no date. */
function dateText(date: string, locale: string) {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? dayText(date, locale) : null;
}

function sourceItems({origin}: Run) {
  return (origin.sources ?? []).map(({title, url}) => ({text: title, href: url}));
}

function systemRows(context: Context) {
  const {run, say, phrase} = context;
  return systemsInPassport(run).map(({label, kinds, versions}) => {
    const kind = {
      state: kinds.states.map((state) => say(`state.${state}`)).join(' / '),
      waiting: kinds.waitings.map((waiting) => say(`waiting.${waiting}`)).join(' / '),
    };
    const isUnknown = [...kinds.states, ...kinds.waitings].every((each) => each === 'unknown');
    const texts = [!isUnknown && say('passport.kind', kind), versionsText(versions, context)];
    return row(
      phrase(label),
      texts.filter((text) => text !== false).map((text) => ({text})),
    );
  });
}

/** The later run in whose favour this one was put aside; it is kept. */
function supersedingItems({supersededBy}: TypesRun) {
  return supersededBy === undefined ? [] : [fileItem({id: supersededBy})];
}

/** What speaks against it. */
const objectionItems = ({id}: Run, locale: string, site: Site) =>
  objectionsTo(site.root, 'results', id).map((entry) => ({
    text: objectionTexts(site, locale).render(`${entry.id}.title`),
    href: objectionAddress(entry),
  }));

function fileItem({id}: Pick<Run, 'id'>) {
  return {text: `${id}.json`, href: `/data/results/${id}.json`, isFile: true};
}

/** Units of the members of a load that have one. */
const LOAD_UNITS: Record<string, string> = {
  arrivalRatePerS: 'perS',
  durationS: 's',
  gracefulStopS: 's',
  thinkTimeS: 's',
  rampUpS: 's',
  warmUpS: 's',
  timeoutS: 's',
  samplingRateHz: 'hz',
};

/** The load of a run: its model, what is known of it, and what is not. */
function loadItems({run, say, hasWord, format}: Context) {
  const {model, tool, ...members} = run.load;
  const facts = Object.entries(members)
    .filter(([name]) => hasWord(`load.${name}`))
    .map(([name, value]) => ({
      name: say(`load.${name}`),
      value: value === 'unknown' ? null : format(Number(value), LOAD_UNITS[name]),
    }));
  const generator = {name: say('load.tool'), value: toolText(tool, say)};
  const models = modelsOf(run, model).map((each) => ({text: say(`load.model.${each}`)}));
  return [...models, ...factItems([...facts, generator], say)];
}

// a run whose measurements were loaded in several ways names none for all
function modelsOf({measurements}: Run, model: Load['model']) {
  const own = measurements.flatMap(({load}) => load?.model ?? []);
  return model === 'unknown' && own.length > 0 ? [...new Set(own)] : [model];
}

function toolText(tool: Load['tool'] | undefined, say: Context['say']) {
  if (!tool || tool.name === 'unknown') return null;
  const {name, version} = tool;
  const isKnown = version !== undefined && version !== 'unknown';
  return say('load.tool-version', {name, version: isKnown ? version : say('unknown')});
}

/** The machine of a run: what is known of it, and what is not. */
function machineItems(context: Context) {
  const {run, say} = context;
  const facts = MACHINE_FACTS.filter((name) => run.environment[name] !== undefined).map((name) => ({
    name: say(`machine.${name}`),
    value: machineText(name, run.environment[name], context),
  }));
  return factItems(facts, say);
}

function machineText(
  name: (typeof MACHINE_FACTS)[number],
  value: string | number,
  {say, format, phrase}: Context,
) {
  if (value === 'unknown') return null;
  if (name === 'memoryGb') return format(Number(value), 'gb');
  if (name === 'loadGeneratorHost') return say(`machine.loadGeneratorHost.${value}`);
  return typeof value === 'number' ? format(value) : phrase(String(value));
}

// What a source doesn't say is one line, not many.
function factItems(facts: {name: string; value: string | null}[], say: Context['say']) {
  const known = facts.filter(({value}) => value !== null);
  const names = facts.filter(({value}) => value === null).map(({name}) => name);
  return [
    ...known.map((fact) => ({text: say('passport.item', fact)})),
    ...(names.length > 0 ? [{text: say('passport.not-stated', {names: names.join(', ')})}] : []),
  ];
}

/** Versions of a system's parts on one line; a server's says its name itself. */
function versionsText(versions: Record<string, string>, {say, hasWord, phrase}: Context) {
  return Object.entries(versions)
    .map(([name, value]) => {
      const shown = value === 'unknown' ? say('unknown') : phrase(value);
      if (name === 'server') return shown;
      const word = hasWord(`version.${name}`) ? say(`version.${name}`) : name;
      return say('passport.version', {name: word, value: shown});
    })
    .join(', ');
}
