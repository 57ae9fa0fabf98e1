import {attributeOf} from '../site/tags.js';
import {textsOf} from '../texts.js';
import {quantityFormatter} from '../value/quantity.js';
import {blockComponent} from './nodes.js';

/** `<Passport run>` gets who measured what, on what and how, from the result file. */
export function expandPassport(node, page, site) {
  const run = site.runs.byId.get(attributeOf(node, 'run'));
  if (!run) return {replacement: null, problems: []};
  const {locale} = page;
  const texts = textsOf(locale, site.catalogues[locale].study ?? {});
  const format = quantityFormatter(locale, site.catalogues[locale].interface);
  const phrases = textsOf(locale, site.catalogues[locale]['data-words'] ?? {});
  const context = {
    run,
    locale,
    format,
    say: texts.render,
    hasWord: texts.has,
    // what a result file says in words of its own; names and versions are the same in any language
    phrase: (text) => (phrases.has(text) ? phrases.render(text) : text),
  };
  const props = {
    title: texts.render('passport.title'),
    gainsLabel: texts.render('passport.gains'),
    rows: [
      evidenceRow(context),
      dateRow(context),
      sourcesRow(context),
      loadRow(context),
      machineRow(context),
      ...systemRows(context),
      fileRow(context),
    ],
  };
  return {replacement: blockComponent('Passport', props, node.children), problems: []};
}

const row = (label, ...items) => ({label, items: items.filter(Boolean)});

function evidenceRow({run, say}) {
  return row(say('passport.evidence'), {text: say(`evidence.${run.evidence}`)});
}

function dateRow({run, locale, say}) {
  return row(say('passport.date'), {text: dateText(run.measuredOn, locale) ?? say('unknown')});
}

function dateText(date, locale) {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date)).replaceAll(' ', '\u00a0');
}

function sourcesRow({run, say}) {
  const sources = run.origin.sources ?? [];
  return row(say('passport.sources'), ...sources.map(({title, url}) => ({text: title, href: url})));
}

// each member of a load has a sentence of its own, so that none has to fit the others
const LOAD_UNITS = {
  arrivalRatePerS: 'perS',
  durationS: 's',
  gracefulStopS: 's',
  thinkTimeS: 's',
  rampUpS: 's',
  warmUpS: 's',
  timeoutS: 's',
  samplingRateHz: 'hz',
};

function loadRow({run, say, hasWord, format}) {
  const {model, tool, from, ...members} = run.load;
  const known = Object.entries(members).filter(([name]) => hasWord(`load.${name}`));
  const texts = known.map(([name, value]) => {
    const shown = value === 'unknown' ? say('unknown') : format(value, LOAD_UNITS[name]);
    return say(`load.${name}`, {shown});
  });
  return row(
    say('passport.load'),
    {text: say(`load.model.${model}`)},
    ...texts.map((text) => ({text})),
    toolItem(tool, say),
  );
}

function toolItem(tool, say) {
  if (!tool || tool.name === 'unknown') return null;
  return {text: say('load.tool', {name: tool.name, version: orUnknown(tool.version, say)})};
}

const orUnknown = (value, say) =>
  value === undefined || value === 'unknown' ? say('unknown') : String(value);

const MACHINE = [
  'os',
  'virtualisation',
  'cpuModel',
  'cores',
  'memoryGb',
  'database',
  'loadGeneratorHost',
  'network',
];

function machineRow({run, ...words}) {
  const items = MACHINE.filter((name) => run.environment[name] !== undefined).map((name) => {
    const value = run.environment[name];
    return {text: words.say(`machine.${name}`, {shown: machineText(name, value, words)})};
  });
  return row(words.say('passport.machine'), ...items);
}

function machineText(name, value, {say, format, phrase}) {
  if (value === 'unknown') return say('unknown');
  if (name === 'memoryGb') return format(value, 'gb');
  if (name === 'loadGeneratorHost') return say(`machine.loadGeneratorHost.${value}`);
  return typeof value === 'number' ? format(value) : phrase(String(value));
}

function systemRows({run, say, hasWord, phrase}) {
  return Object.values(run.systems).map(({label, versions = {}, state, waiting}) => {
    const named = Object.entries(versions).map(([name, value]) =>
      say('passport.version', {
        name: hasWord(`version.${name}`) ? say(`version.${name}`) : name,
        value: phrase(orUnknown(value, say)),
      }),
    );
    const kind = say('passport.kind', {
      state: say(`state.${state}`),
      waiting: say(`waiting.${waiting}`),
    });
    return row(phrase(label), ...[kind, ...named].map((text) => ({text})));
  });
}

function fileRow({run, say}) {
  const href = `/data/results/${run.id}.json`;
  return row(say('passport.file'), {text: `${run.id}.json`, href, isFile: true});
}
