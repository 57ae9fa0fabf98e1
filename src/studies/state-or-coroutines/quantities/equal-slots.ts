import {valuesByUnit} from '../../../../lib/result/analysis-units.ts';
import {quantity, valueOf} from '../../../../lib/result/read.ts';
import {slotMemory} from '../../../../lib/gains/slot-memory.ts';
import {madeAgain, valueWithEnds} from '../../../../lib/result/stated.ts';
import {median} from '../../../../lib/statistics/index.ts';
import {count, mb, ms, perS, ratio, share} from '../../quantity.ts';
import {pairedCells} from '../../effects.ts';
import {
  factorOf,
  hookCell,
  kindAt,
  kindVerdicts,
  KINDS,
  measuredAt,
  PAIRS,
  SLOTS,
} from '../equal-slots.ts';
import {inputsOf, predictedPerS, runOfInputs, STATES} from '../prediction.ts';
import {copiesOf} from '../../copies.ts';
import {CONNECT, EQUAL_SLOTS, FILE_HOOK, SLOTS_MEMORY, SLOTS_MEMORY_APPS} from '../runs.ts';
import {isKeyOf} from '../../../../lib/typed.ts';
import type {Measurement} from '../../../../lib/result/types.ts';
import type {KindVerdict, Place, Ratio} from '../equal-slots.ts';
import type {Holes, Quantities, RunOf} from '../../types.ts';

/** Holes of a name as a place; what a name leaves out is given. */
const placeOf = (holes: Holes, given: Partial<Place> = {}): Place => ({
  ...{app: holes.app, kept: holes.kept, slots: holes.slots, kind: holes.kind},
  ...given,
});

const factor = (wanted: (holes: Holes) => Ratio, run: string = EQUAL_SLOTS, path?: string) =>
  ratio[2]((runs, holes) => factorOf(runs(run), wanted(holes), path));

/** One cell of the plan over another that differs in some of its members. */
const overCell = (over: Partial<Place>, under: Partial<Place>) => (holes: Holes) => ({
  over: [placeOf(holes, over)],
  under: [placeOf(holes, under)],
});

/** How much larger a ratio is with all kept than with nothing. */
const byState = (of: (holes: Holes) => Ratio) => (holes: Holes) => {
  const [all, nothing] = ['all', 'nothing'].map((kept) => of({...holes, kept}));
  return {over: [...all.over, ...nothing.under], under: [...all.under, ...nothing.over]};
};

const slotsFrom = (from: number | string, to: number | string) => (holes: Holes) =>
  overCell({slots: to}, {slots: from})(holes);

const verdicts = (wanted: KindVerdict) =>
  count((runs) => kindVerdicts(runs(EQUAL_SLOTS)).filter((each) => each === wanted).length);

/** Rate of a cell; its interval where there is one. */
function rateOf(runs: RunOf, place: Place) {
  const run = runs(EQUAL_SLOTS);
  const {id, values} = measuredAt(run, place);
  return values.throughputPerS?.interval
    ? valueWithEnds(run, id, 'throughputPerS')
    : valueOf(run, id, 'throughputPerS');
}

/** How busy the cores were in all cells with so many slots. */
const busy = (pick: typeof Math.max) =>
  share[0]((runs, {slots}) => {
    const run = runs(EQUAL_SLOTS);
    const cells = PAIRS.filter((place) => String(place.slots) === slots).flatMap((place) =>
      KINDS.map((kind) => measuredAt(run, {...place, kind}).id),
    );
    return pick(...cells.map((id) => valueOf(run, id, 'utilisation')));
  });

/** What the closed network said before the run. */
export function predicted(runs: RunOf, {app, kept, slots}: Record<string, string | number>) {
  if (!isKeyOf(STATES, kept)) throw new RangeError(`nothing was predicted of “${kept}”`);
  const inputs = inputsOf(runs(runOfInputs(String(app))), String(app), kept);
  return predictedPerS(inputs, Number(slots));
}

/** Rates that only repeat what they were predicted from stay out: two processes, and coroutines that fill the cores. */
const GENUINE = PAIRS.filter(({app, kept}) => app !== 'small' || kept !== 'connection').flatMap(
  (place) => [{...place, kind: place.slots === 2 ? 'coroutines' : 'processes'}],
);
const sharesOfPredicted = (runs: RunOf) =>
  GENUINE.map((place) => {
    const run = runs(EQUAL_SLOTS);
    return valueOf(run, measuredAt(run, place).id, 'throughputPerS') / predicted(runs, place);
  });
/** How far off absolute rates might lie, as the prediction said. */
const OFF = 0.2;

/** Coroutines with hooks or without that of files, over as many processes. */
const hook = (of: 'hooked' | 'unhooked') =>
  ratio[2]((runs, {slots}) =>
    pairedCells(runs(FILE_HOOK), [hookCell(of, slots), hookCell('processes', slots)]),
  );

/** Memory of PHP that a slot adds, from the fewest to the most slots. */
const mbPerSlot = (runs: RunOf, {app, kind}: Holes) => {
  const run = app === 'laravel' ? SLOTS_MEMORY : SLOTS_MEMORY_APPS;
  const {workerMb, slotMb} = slotMemory(runs(run), app);
  return kind === 'processes' ? workerMb : slotMb;
};

/** CPU time of PHP, database and pooler for one connection. */
const connectCpu = (runs: RunOf, {method}: Holes) => {
  const {processGroups = []} = requireConnection(runs, method);
  return processGroups.reduce((sum, {cpuMsPerRequest}) => sum + (cpuMsPerRequest?.value ?? 0), 0);
};

function requireConnection(runs: RunOf, method: string) {
  const found = runs(CONNECT).measurements.find(({id}) => id === `${method}.connection`);
  if (found) return found;
  throw new RangeError(`connecting by “${method}” was not measured`);
}

const copies = copiesOf(EQUAL_SLOTS);

/** How far two copies of one cell lie apart in a session, as a factor: the smaller of both is 1. */
const apartInCopies = (pick: (factors: number[]) => number) =>
  ratio[2]((runs) => {
    const run = runs(EQUAL_SLOTS);
    const valuesOf = (measurement: Measurement) =>
      valuesByUnit(run, measurement, quantity(run, measurement.id, 'throughputPerS'));
    const found = run.measurements.flatMap((copy) => {
      const {copyOf} = run.systems[copy.system];
      const original = run.measurements.find(
        ({system, workers}) => system === copyOf && workers === copy.workers,
      );
      return original ? [[valuesOf(copy), valuesOf(original)]] : [];
    });
    const factors = found.flatMap(([values, others]) =>
      values.flatMap((value, session) => {
        const other = others[session];
        return value && other ? [Math.exp(Math.abs(Math.log(value / other)))] : [];
      }),
    );
    return pick(factors);
  });

/** What the experiment at equal slots found; a name says application, what is kept, slots and what a slot is made of. */
export const equalSlots: Quantities = {
  'rate-{app}-{kept}-{slots}-{kind}': perS[0]((runs, holes) => rateOf(runs, placeOf(holes))),
  'fpm-{app}-{kept}-{slots}': perS[0]((runs, holes) =>
    rateOf(runs, placeOf(holes, {kind: 'processes', runtime: 'php-fpm-nginx'})),
  ),
  'over-fpm-{app}-{kept}-{slots}': factor(
    overCell({kind: 'processes'}, {kind: 'processes', runtime: 'php-fpm-nginx'}),
  ),
  'equal-slots-made-again': count((runs) => madeAgain(runs(EQUAL_SLOTS))),
  'busy-slots-{slots}-least': busy(Math.min),
  'busy-slots-{slots}-most': busy(Math.max),

  'kind-{app}-{kept}-{slots}': factor((holes) => kindAt(placeOf(holes))),
  'kind-by-state-{app}-{slots}': factor(byState((holes) => kindAt(placeOf(holes)))),
  'kind-ratios': count(() => PAIRS.length),
  'kind-equal': verdicts('equal'),
  'kind-different': verdicts('different'),
  'kind-undecided': verdicts('undecided'),

  'slots-{app}-{kept}-{kind}-{from}-{to}': factor((holes) =>
    slotsFrom(holes.from, holes.to)(holes),
  ),
  'slots-by-state-{app}-{kind}': factor(byState(slotsFrom(2, 16))),

  'keep-connection-{app}-{slots}-{kind}': factor(overCell({kept: 'connection'}, {kept: 'nothing'})),
  'keep-all-{app}-{slots}-{kind}': factor(overCell({kept: 'all'}, {kept: 'nothing'})),
  'keep-application-{app}-{slots}-{kind}': factor(overCell({kept: 'all'}, {kept: 'connection'})),
  // On the logarithmic scale, since the two steps multiply.
  'connection-part-{app}-{slots}-{kind}': share[0](
    'log(keep-connection-{app}-{slots}-{kind}) / log(keep-all-{app}-{slots}-{kind})',
  ),

  'predicted-{app}-{kept}-{slots}': perS[0]((runs, holes) => predicted(runs, holes)),
  'predicted-slots-by-state-{app}': ratio[1](
    'predicted-{app}-all-16 / predicted-{app}-all-2 / predicted-{app}-nothing-16 * predicted-{app}-nothing-2',
  ),
  'of-predicted-least': ratio[2]((runs) => Math.min(...sharesOfPredicted(runs))),
  'of-predicted-most': ratio[2]((runs) => Math.max(...sharesOfPredicted(runs))),
  'of-predicted-cells': count(() => GENUINE.length),
  'of-predicted-near': count(
    (runs) => sharesOfPredicted(runs).filter((part) => Math.abs(part - 1) <= OFF).length,
  ),
  'of-predicted-margin': share[0](() => OFF),

  'hooked-small-{slots}': hook('hooked'),
  'unhooked-small-{slots}': hook('unhooked'),

  'copies-pairs': copies['copies-pairs'],
  'copies-false': copies['copies-false'],
  'copies-apart-typical': apartInCopies(median),
  'copies-apart-most': apartInCopies((factors) => Math.max(...factors)),

  'mb-per-slot-{kind}': mb[2]((runs, {kind}) => mbPerSlot(runs, {app: 'laravel', kind})),
  'slot-mb-{app}-{kind}': mb[2](mbPerSlot),
  'mb-below-measured': share[0]((runs) => {
    const run = runs(SLOTS_MEMORY);
    const {firstMb, workerMb} = slotMemory(run, 'laravel');
    const [, slots] = SLOTS;
    const place = {app: 'laravel', kept: 'all', slots, kind: 'processes'};
    const loadedMb = valueOf(run, measuredAt(run, place).id, 'memoryMb.loaded');
    return 1 - (firstMb + (slots - 1) * workerMb) / loadedMb;
  }),
  'mb-of-first-process': mb[0]((runs) => slotMemory(runs(SLOTS_MEMORY), 'laravel').firstMb),

  'connect-cpu-{method}': ms[2](connectCpu),
};
