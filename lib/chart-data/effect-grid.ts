import {unitOf} from '../result/units.ts';
import {effectsOf, simpleEffect} from './effects.ts';
import type {Effects, Factor, Factors, MeasurementAt} from './effects.ts';
import type {Run} from './measured-point.ts';
import type {Points} from './types.ts';

/** a design with its cells and effects */
export type Computed = {id: string; columns?: readonly [string, string]} & Effects;

/** colour of a cell by its levels */
export type TokenOf = (row: string, column: string) => string;

/**
 * `measurementAt` finds a cell by the levels of the factors in their order; `run` where designs of several runs stand
 * beside each other, `columns` where the levels of the last factor have names of their own in the design's grid
 */
export type Design<F extends Factors> = {
  id: string;
  run?: Run;
  columns?: readonly [string, string];
  measurementAt: MeasurementAt<F>;
};

/**
 * Designs of two factors, or of three, as grids of four cells and the effects beside them. The first factor makes
 * the rows of a grid and the last one its columns; a third one in between gives each design two grids.
 *
 * @param wanted `drawn`: designs whose cells are shown (all unless given); `shown`: effects by name, as `effectsOf`
 * calls them; `tokenOf`: colour of a cell by its levels, unless given that of the models of state and waiting
 * @returns kind `effect-grid`: panels with role `cells`, whose series are the
 * rows, and one with role `effects`, whose series are the designs; effects are ratios, 1 is none
 * @throws {RangeError} on a path that no result file has, and as `effectsOf` does
 */
export function effectGrid<F extends Factors>(
  run: Run,
  wanted: {
    factors: F;
    designs: readonly Design<NoInfer<F>>[];
    drawn?: readonly string[];
    shown: readonly string[];
    path?: string;
    tokenOf?: TokenOf;
  },
): Points {
  const {factors, designs, drawn, shown, path = 'throughputPerS', tokenOf = tokenOfModel} = wanted;
  const unit = unitOf(path)?.unit;
  if (!unit)
    throw new RangeError(
      `effectGrid: “${path}” is no quantity of a result file. See lib/result/units.ts.`,
    );
  const computed = designs.map(({id, columns, run: own = run, measurementAt}) => ({
    ...{id, columns},
    ...effectsOf(own, {path, factors, measurementAt}),
  }));
  const grids = computed
    .filter(({id}) => drawn?.includes(id) ?? true)
    .flatMap((design) => gridsOf(design, factors, tokenOf));
  const columns = [...new Set(grids.flatMap((grid) => grid.columns))];
  const effects = computed.map((design) => effectsInView(design, grids, shown));
  const names = computed[0].effects.map(({x}) => String(x));
  const seen = names.filter((name) => effects.some(({points}) => points.some(({x}) => x === name)));
  return {
    kind: 'effect-grid',
    x: {unit: 'category', values: [...columns, ...seen]},
    y: {unit},
    panels: [
      ...grids.map(({series: _, ...panel}) => ({...panel, y: {unit}})),
      {id: 'effects', role: 'effects', axis: 'effect', y: {unit: 'ratio'}, shown: [...shown]},
    ],
    series: [...grids.flatMap(({series}) => series), ...effects],
    references: [{id: 'no-effect', y: 1, panel: 'effects'}],
  };
}

/**
 * Effects that are listed, and those that stand on the arrows of a grid: of every design, so that a table has them of
 * a design whose grid isn't drawn too.
 */
function effectsInView(
  {id, effects}: Computed,
  grids: ReturnType<typeof gridOf>[],
  shown: readonly string[],
) {
  const wanted = new Set([...shown, ...grids.flatMap(({across, down}) => [...across, ...down])]);
  const points = effects.filter(({x}) => wanted.has(String(x)));
  return {id, panel: 'effects', runtime: null, token: 'figure-ink', points};
}

function tokenOfModel(row: string, column: string) {
  return `model-${column}-${row}`;
}

function gridsOf(design: Computed, factors: readonly Factor[], tokenOf: TokenOf) {
  if (factors.length === 2) return [gridOf(design, factors, {layer: null, tokenOf})];
  return [0, 1].map((layer) => gridOf(design, factors, {layer, tokenOf}));
}

function gridOf(
  {id, cells, columns: named}: Computed,
  factors: readonly Factor[],
  {layer, tokenOf}: {layer: number | null; tokenOf: TokenOf},
) {
  const [rows, columns] = [factors[0], factors[factors.length - 1]];
  const shown = named ?? columns.levels;
  const between = layer === null ? [] : [factors[1].levels[layer]];
  const panel = [id, ...between].join('-');
  const digit = layer ?? '';
  return {
    id: panel,
    role: 'cells' as const,
    design: id,
    rows: rows.levels,
    columns: shown,
    across: rows.levels.map((level) => simpleEffect(columns.id, [level, ...between])),
    down: columns.levels.map((level) => simpleEffect(rows.id, [...between, level])),
    series: rows.levels.map((level, row) => ({
      id: level,
      panel,
      runtime: null,
      token: 'figure-ink',
      points: shown.map((x, column) => ({
        ...cells[`y${row}${digit}${column}`],
        x,
        token: tokenOf(level, x),
      })),
    })),
  };
}
