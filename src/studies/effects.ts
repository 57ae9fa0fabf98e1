import {cornerEffects, effectNamed} from '../../lib/chart-data/corner-effects.ts';
import {effectInBlocks} from '../../lib/chart-data/effect-in-blocks.ts';
import {valuesByUnit} from '../../lib/result/analysis-units.ts';
import {measurementOf, quantity} from '../../lib/result/read.ts';
import {holm, pairedRatio, sessionsApart} from '../../lib/statistics/index.ts';
import {ratio} from './quantity.ts';
import type {Setting} from '../../lib/chart-data/corners.ts';
import type {Effects} from '../../lib/chart-data/effects.ts';
import type {Holes, Run, RunOf} from './types.ts';

/** A run, and what the four corners of an effect have in common there. */
export type Session = {run: string; setting: Setting};

/** Effects by the names that quantities have, and those of `cornerEffects`. */
export const CORNER_EFFECTS: Record<string, string> = {
  state: 'state',
  waiting: 'waiting',
  both: 'state:waiting',
  'state-blocking': 'state-when-blocking',
  'state-coroutine': 'state-when-coroutine',
  'waiting-dropped': 'waiting-when-dropped',
  'waiting-kept': 'waiting-when-kept',
};

/** An effect with its interval. */
export const effect = (
  effectsOf: (runs: RunOf, holes: Holes) => Effects,
  wanted: string,
  show = ratio[2],
) =>
  show((runs, holes) => {
    const {y, low, high} = effectNamed(effectsOf(runs, holes), wanted);
    return {value: y ?? NaN, low, high};
  });

/** An effect of two factors in a session, which may depend on what a page wrote into the name. */
export const cornerEffect = (
  sessionOf: (holes: Holes) => Session,
  name: keyof typeof CORNER_EFFECTS,
  show = ratio[2],
) =>
  effect(
    (runs, holes) => {
      const {run, setting} = sessionOf(holes);
      return cornerEffects(runs(run), setting);
    },
    CORNER_EFFECTS[name],
    show,
  );

/** A value of one measurement over that of another within blocks, with its interval. */
export function pairedCells(run: Run, cells: readonly [string, string], path = 'throughputPerS') {
  const [over, under] = cells.map((id) =>
    valuesByUnit(run, measurementOf(run, id), quantity(run, id, path)),
  );
  const {ratio, interval} = pairedRatio(over, under);
  return {value: ratio, ...interval};
}

/** Throughput of two cells by their ids, whose holes are filled, as such a quantity. */
export const blockRatio = (run: string, over: string, under: string, show = ratio[2]) =>
  show((runs, holes) => pairedCells(runs(run), [filled(over, holes), filled(under, holes)]));

const filled = (id: string, holes: Holes) => id.replaceAll(/\{(\w+)\}/g, (_, hole) => holes[hole]);

/** An effect in one session over the same one in another: their ratio, and Welch's test of the blocks' logarithms. */
function compareSessions(runs: RunOf, name: string, pair: readonly Session[]) {
  const [over, under] = pair.map(({run, setting}) =>
    effectInBlocks(runs(run), setting, CORNER_EFFECTS[name]),
  );
  return sessionsApart(over, under);
}

export type SessionsOf = (holes: Holes) => readonly [Session, Session];

/** How many times larger an effect is in one session, with the interval of that; the name's `{effect}` says which. */
export const sessionsCompared = (sessionsOf: SessionsOf) =>
  ratio[2]((runs, holes) => {
    const {ratio, low, high} = compareSessions(runs, holes.effect, sessionsOf(holes));
    return {value: ratio, low, high};
  });

/**
 * How probable blocks so far apart would be if both sessions had one effect, with all comparisons of the two sessions in
 * mind.
 *
 * @param family what a page may write into the name beside the effect
 */
export const sessionsDiffer = (sessionsOf: SessionsOf, family: readonly Holes[] = [{}]) =>
  ratio[3]((runs, holes) => {
    const all = allSessionsCompared(runs, sessionsOf, family);
    const own = all.find(({effect: name, app}) => name === holes.effect && app === holes.app);
    return own?.p ?? NaN;
  });

/** Every effect of two sessions compared, with Holm's p-values. */
export function allSessionsCompared(
  runs: RunOf,
  sessionsOf: SessionsOf,
  family: readonly Holes[] = [{}],
) {
  const all = family.flatMap((holes) =>
    Object.keys(CORNER_EFFECTS).map((name) => ({
      ...{effect: name, app: holes.app},
      ...compareSessions(runs, name, sessionsOf(holes)),
    })),
  );
  const adjusted = holm(all.map(({p}) => p));
  return all.map((compared, index) => ({...compared, p: adjusted[index]}));
}
