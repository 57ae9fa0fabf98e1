import {ICONS} from './icons.ts';
import {PLAY_S} from './view.ts';

/** A frame that came late moves the playhead no farther than this, seconds. */
const LONGEST_FRAME_S = 0.1;
const ROUNDING_S = 1e-9;
/** While it plays, the words of a moment follow this often: nobody can be told more, and frames stay short. */
const SPOKEN_MS = 500;

/**
 * Moves a playhead over a record that is drawn already: the slider is the playhead, and what has not happened yet is
 * covered. Nothing starts by itself, and what is out of sight stops.
 */
export class Player {
  #root;
  #slider;
  #button;
  #onMove;
  #texts;
  #endS = 1;
  #timeS = 1;
  #isPlaying = false;
  #eventsOf: () => readonly number[] = () => [];
  /** those of the film, once somebody steps */
  #events: readonly number[] | null = null;
  /** Covers with their line, one for each picture. */
  #covers: readonly SVGElement[] = [];
  #lastMs = 0;
  #spokenMs = -Infinity;

  constructor(
    root: HTMLElement,
    {onMove, texts}: {onMove: (timeS: number) => void; texts: {play: string; pause: string}},
  ) {
    this.#root = root;
    this.#slider = root.querySelector('[name=time]') as HTMLInputElement;
    this.#button = root.querySelector('[name=play]') as HTMLButtonElement;
    this.#onMove = onMove;
    this.#texts = texts;
    this.#slider.addEventListener('input', () => {
      this.stop();
      this.#putAt((Number(this.#slider.value) / Number(this.#slider.max)) * this.#endS);
    });
    new IntersectionObserver(([{isIntersecting}]) => !isIntersecting && this.stop()).observe(root);
  }

  /**
   * Another film, which is drawn.
   *
   * @param eventsOf the times at which something happens, ascending
   */
  load(endS: number, eventsOf: () => readonly number[]) {
    this.stop();
    this.#endS = endS;
    this.#eventsOf = eventsOf;
    this.#events = null;
    this.#covers = [...this.#root.querySelectorAll('.pool-now')].map(
      (cover) => cover as SVGElement,
    );
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
    const speed = (this.#root.querySelector('[name=speed]') as HTMLSelectElement).value;
    const passedS = Math.min(LONGEST_FRAME_S, Math.max(0, (nowMs - this.#lastMs) / 1000));
    this.#lastMs = nowMs;
    this.#moveTo(this.#timeS + ((passedS * Number(speed)) / PLAY_S) * this.#endS);
    if (this.#timeS >= this.#endS) this.stop();
    else requestAnimationFrame((nextMs) => this.#frame(nextMs));
  }

  #show(isPlaying: boolean) {
    this.#isPlaying = isPlaying;
    this.#button.innerHTML = isPlaying ? ICONS.pause : ICONS.play;
    this.#button.setAttribute('aria-label', isPlaying ? this.#texts.pause : this.#texts.play);
  }

  #say() {
    const nowMs = performance.now();
    if (this.#isPlaying && nowMs - this.#spokenMs < SPOKEN_MS) return;
    this.#spokenMs = nowMs;
    this.#onMove(this.#timeS);
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
