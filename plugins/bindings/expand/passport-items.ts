import {MACHINE_FACTS} from '../../../lib/result/machine-facts.ts';
import type {Load, Run} from '../../../lib/result/types.ts';
import type {Context} from './passport.ts';

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
export function loadItems({run, say, hasWord, format}: Context) {
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
export function machineItems(context: Context) {
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
export function versionsText(versions: Record<string, string>, {say, hasWord, phrase}: Context) {
  return Object.entries(versions)
    .map(([name, value]) => {
      const shown = value === 'unknown' ? say('unknown') : phrase(value);
      if (name === 'server') return shown;
      const word = hasWord(`version.${name}`) ? say(`version.${name}`) : name;
      return say('passport.version', {name: word, value: shown});
    })
    .join(', ');
}
