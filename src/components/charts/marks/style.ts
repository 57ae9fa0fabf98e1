import type {Style, Styles} from '../types.ts';

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'plus', 'star'];
const DASHES = [undefined, '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];

/** Runtimes that share figures keep one shape and dash over the whole site. */
const FIXED: Record<string, number> = {
  trueasync: 0,
  'swoole-nts': 1,
  'swoole-zts': 2,
  'frankenphp-octane': 3,
  'php-fpm': 3,
  swow: 0,
  amphp: 1,
};

class StyleMap extends Map<string, Style> {
  override get(id: string): Style {
    const style = super.get(id);
    if (!style) throw new RangeError(`stylesOf: no series “${id}”.`);
    return style;
  }
}

/** Colour, shape and dash of each series: colour is never the only difference. */
export function stylesOf(
  series: readonly {id: string; runtime?: string | null; token?: string}[],
): Styles {
  const styles = new StyleMap();
  for (const {id, runtime, token} of series) {
    if (styles.has(id)) continue;
    const index = FIXED[String(runtime)] ?? styles.size % SHAPES.length;
    styles.set(id, {
      colour: `var(--${token ?? `runtime-${runtime}`})`,
      shape: SHAPES[index],
      dash: DASHES[index],
    });
  }
  return styles;
}

/**
 * Path of a mark around the origin.
 *
 * @param radius px, of a circle of about the same weight
 * @returns SVG path
 */
export function shapePath(shape: string, radius: number): string {
  // Whole pixels, so that a mark is the same text wherever it stands and compresses well.
  const r = Math.floor(radius);
  const s = Math.round(r * 0.88);
  const d = Math.round(r * 1.25);
  const h = Math.round(r * 0.62);
  switch (shape) {
    case 'square':
      return `M${-s} ${-s}h${2 * s}v${2 * s}h${-2 * s}z`;
    case 'triangle':
      return `M0 ${-d}L${d} ${s}H${-d}z`;
    case 'diamond':
      return `M0 ${-d}L${d} 0L0 ${d}L${-d} 0z`;
    case 'dash':
      return `M${-d} 0H${d}`;
    case 'plus':
      return `M${-r} 0H${r}M0 ${-r}V${r}`;
    case 'star':
      return `M${-r} ${-h}L${r} ${h}M${-r} ${h}L${r} ${-h}M0 ${-r}V${r}`;
    default:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
}
