import type {Player} from './player.ts';

/** There is no play for these readers, whose keys step instead. */
const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * What a key does, which acts only while the time line has the focus.
 *
 * @param simulator `chosen`: the request whose story is told, −1 for none
 * @returns nothing for other keys, and for those of the browser
 */
export function actOf(
  {target, key, shiftKey, ctrlKey, metaKey, altKey}: KeyboardEvent,
  simulator: {
    player: Player;
    chosen: number;
    tell: (request: number) => void;
    toggleHelp: () => void;
  },
): (() => void) | undefined {
  const {player, chosen, tell, toggleHelp} = simulator;
  const {name} = target as HTMLInputElement;
  if (name !== 'time' || ctrlKey || metaKey || altKey) return undefined;
  const by = shiftKey ? 10 : 1;
  const play = () => (matchMedia(REDUCED).matches ? player.step(1) : player.toggle());
  const acts: Record<string, () => void> = {
    ArrowRight: () => player.step(by),
    ArrowLeft: () => player.step(-by),
    Home: () => player.start(),
    End: () => player.end(),
    ' ': play,
    '.': play,
    Escape: () => tell(-1),
    Enter: () => tell(Math.max(0, chosen)),
    '?': toggleHelp,
  };
  return /^[1-9]$/u.test(key) ? () => tell(Number(key) - 1) : acts[key];
}
