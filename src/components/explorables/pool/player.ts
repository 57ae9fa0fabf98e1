import {part} from '../../part.ts';
import {PLAY_S} from './say.ts';

/** A frame that came late moves the playhead no farther than this, seconds. */
const LONGEST_FRAME_S = 0.1;
const ROUNDING_S = 1e-9;
/** While it plays, the words of a moment follow this often: nobody can be told more, and frames stay short. */
const SPOKEN_MS = 500;

interface Played {
  endS: number;
  /** the times at which something happens, ascending */
  eventsOf: () => readonly number[];
  /** what stands at a time, in words */
  momentAt: (timeS: number) => string;
}

/**
 * Moves a playhead over a record that is drawn already: the slider is the playhead, and what has not happened yet is
 * covered. Nothing starts by itself, and what is out of sight stops.
 */
export class Player {
  #root;
  #slider;
  #onPlaying;
  #momentAt: (timeS: number) => string = () => '';
  #endS = 1;
  #timeS = 1;
  #isPlaying = false;
  #eventsOf: () => readonly number[] = () => [];
  /** those of the record, once somebody steps */
  #events: readonly number[] | null = null;
  /** Covers with their line, one for each picture. */
  #covers: readonly SVGElement[] = [];
  #lastMs = 0;
  #spokenMs = -Infinity;

  /** @param onPlaying told when it starts and stops */
  constructor(root: HTMLElement, onPlaying: (isPlaying: boolean) => void) {
    this.#root = root;
    this.#slider = part<HTMLInputElement>(root, '[name=time]');
    this.#onPlaying = onPlaying;
    this.#slider.addEventListener('input', () => {
      this.stop();
      this.#putAt((Number(this.#slider.value) / Number(this.#slider.max)) * this.#endS);
    });
    new IntersectionObserver(([{isIntersecting}]) => !isIntersecting && this.stop()).observe(root);
  }

  /** Another record, which is drawn. */
  load({endS, eventsOf, momentAt}: Played) {
    this.stop();
    this.#endS = endS;
    this.#eventsOf = eventsOf;
    this.#momentAt = momentAt;
    this.#events = null;
    this.#covers = [...this.#root.querySelectorAll<SVGElement>('.pool-now')];
    this.#moveTo(endS);
  }

  toggle() {
    if (this.#isPlaying) this.stop();
    else this.#play();
  }

  stop() {
    if (!this.#isPlaying) return;
    this.#show(false);
    this.#say();
  }

  start() {
    this.stop();
    this.#moveTo(0);
  }

  end() {
    this.stop();
    this.#moveTo(this.#endS);
  }

  /** @param by events, forward or back */
  step(by: number) {
    this.stop();
    const events = (this.#events ??= this.#eventsOf());
    const passed = events.findLastIndex((eventS) => eventS <= this.#timeS + ROUNDING_S);
    const index = Math.max(0, Math.min(events.length - 1, passed + by));
    this.#moveTo(events[index] ?? this.#endS);
  }

  #play() {
    if (this.#timeS >= this.#endS) this.#timeS = 0;
    this.#show(true);
    this.#lastMs = performance.now();
    requestAnimationFrame((nowMs) => this.#frame(nowMs));
  }

  #frame(nowMs: number) {
    if (!this.#isPlaying) return;
    const speed = part<HTMLSelectElement>(this.#root, '[name=speed]').value;
    const passedS = Math.min(LONGEST_FRAME_S, Math.max(0, (nowMs - this.#lastMs) / 1000));
    this.#lastMs = nowMs;
    this.#moveTo(this.#timeS + ((passedS * Number(speed)) / PLAY_S) * this.#endS);
    if (this.#timeS >= this.#endS) this.stop();
    else requestAnimationFrame((nextMs) => this.#frame(nextMs));
  }

  #show(isPlaying: boolean) {
    this.#isPlaying = isPlaying;
    this.#onPlaying(isPlaying);
  }

  #say() {
    const nowMs = performance.now();
    if (this.#isPlaying && nowMs - this.#spokenMs < SPOKEN_MS) return;
    this.#spokenMs = nowMs;
    this.#slider.setAttribute('aria-valuetext', this.#momentAt(this.#timeS));
  }

  #moveTo(timeS: number) {
    this.#putAt(timeS);
    this.#slider.value = String((this.#timeS / this.#endS) * Number(this.#slider.max));
  }

  /** Moves the covers, and nothing that would have to be laid out. */
  #putAt(timeS: number) {
    this.#timeS = Math.min(this.#endS, Math.max(0, timeS));
    const transform = `translateX(${(this.#timeS / this.#endS) * 100}%)`;
    for (const cover of this.#covers) cover.style.transform = transform;
    this.#say();
  }
}

/** There is no play for these readers, whose keys step instead. */
const REDUCED = '(prefers-reduced-motion: reduce)';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  target: EventTarget | null;
};

interface Simulator {
  player: Player;
  /** the request whose story is told, −1 for none */
  chosen: number;
  tell: (request: number) => void;
  toggleHelp: () => void;
}

/**
 * What a key does, which acts only while the time line has the focus.
 *
 * @returns nothing for other keys, and for those of the browser
 */
export function actOf(pressed: Pressed, simulator: Simulator): (() => void) | undefined {
  const {target, key, shiftKey, ctrlKey, metaKey, altKey} = pressed;
  const {player, chosen, tell, toggleHelp} = simulator;
  const isOfTime = target instanceof Element && target.getAttribute('name') === 'time';
  if (!isOfTime || ctrlKey || metaKey || altKey) return undefined;
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
