import {useLayoutEffect, useRef, useState} from 'react';
import SidePicture, {Axis} from './Picture.tsx';
import {Player, actOf} from './player.ts';
import {slowText} from './say.ts';
import {momentOf, storyAt, storyOf} from './stories.ts';
import {eventsOf} from './timelines.ts';
import type {Live} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Side} from './setups.ts';
import type {State} from './state.ts';
import type {Timelines} from './timelines.ts';

/** What a state is drawn as; `endS` of the time axis. */
export interface Drawing {
  state: State;
  sides: readonly Side[];
  timelines: Timelines;
  endS: number;
}

/** The playhead, the request whose story is told, and the list of keys. */
export function useStage({state, timelines, endS}: Drawing, words: Words, live: Live | undefined) {
  const player = useRef<Player>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  const [areKeysShown, showKeys] = useState(false);
  const [chosen, choose] = useState({request: -1, state});
  // Another picture has other requests.
  const request = chosen.state === state ? chosen.request : -1;
  useLayoutEffect(() => {
    if (!live) return;
    player.current ??= new Player(live.root, setPlaying);
    player.current.load({
      endS,
      eventsOf: () => eventsOf(timelines),
      momentAt: (timeS) => momentOf(timelines, timeS, words),
    });
  }, [timelines]);
  const tell = (next: number) => {
    if (next < timelines.blocking.record.requests.count) choose({request: next, state});
  };
  const toggleHelp = () => showKeys(!areKeysShown);
  return {
    player,
    isPlaying,
    areKeysShown,
    toggleHelp,
    story: storyOf(timelines, request, {endS, words, lesson: state.lesson}),
    onKeyDown(event: React.KeyboardEvent) {
      if (!player.current) return;
      const act = actOf(event, {player: player.current, chosen: request, tell, toggleHelp});
      if (!act) return;
      event.preventDefault();
      act();
    },
    /** A touch or a click on a bar tells its request's story. */
    onPick(side: Side, {currentTarget, clientX, clientY}: React.MouseEvent) {
      const {left, width, top} = currentTarget.getBoundingClientRect();
      const timeS = ((clientX - left) / width) * endS;
      tell(storyAt(timelines[side], timeS, clientY - top));
    },
  };
}

type Hand = {stage: ReturnType<typeof useStage>; words: Words; onReset: () => void};

/** Both pictures on one time axis, and the player that moves over them. */
export default function Stage({drawing, plot, ...hand}: Hand & {drawing: Drawing; plot: number}) {
  const {state, sides, timelines, endS} = drawing;
  const {stage, words} = hand;
  return (
    <div className="pool-stage">
      <div data-part="picture">
        {sides.map((side) => (
          <SidePicture
            key={side}
            timeline={timelines[side]}
            outline={stage.story.outlines[side]}
            onPick={(event) => stage.onPick(side, event)}
            {...{side, state, endS, plot, words}}
          />
        ))}
      </div>
      <div data-part="axis">
        <Axis {...{endS, words}} />
      </div>
      <PlayerControls endS={endS} {...hand} />
    </div>
  );
}

const SPEEDS = [
  ['0.25', '×¼'],
  ['1', '×1'],
  ['4', '×4'],
];

/** Signs of the player's buttons. */
const ICONS = {
  play: 'M5 3l12 7-12 7z',
  pause: 'M5 3h3.5v14H5zM11.5 3H15v14h-3.5z',
  back: 'M4 3h2.5v14H4zM16 3v14L7 10z',
  forward: 'M13.500 3H16v14h-2.500zM4 3v14l9-7z',
};

/** Play, step and the slider that is the playhead, which the player moves by itself. */
function PlayerControls({stage, endS, words, onReset}: Hand & {endS: number}) {
  const {player, isPlaying, areKeysShown, toggleHelp} = stage;
  const [speed, setSpeed] = useState('1');
  const {t} = words;
  const button = (name: string, sign: keyof typeof ICONS, act: (player: Player) => void) => (
    <button
      {...{type: 'button', name, 'aria-label': t(`pool.${sign}`)}}
      onClick={() => player.current && act(player.current)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[sign]} />
      </svg>
    </button>
  );
  const scrub = {min: 0, max: 1000, step: 1, defaultValue: 1000, 'aria-label': t('pool.time')};
  return (
    <>
      <div className="pool-scrub">
        <input type="range" name="time" {...scrub} />
      </div>
      <div className="pool-player">
        {button('play', isPlaying ? 'pause' : 'play', (each) => each.toggle())}
        {button('back', 'back', (each) => each.step(-1))}
        {button('forward', 'forward', (each) => each.step(1))}
        <select
          {...{name: 'speed', 'aria-label': t('pool.speed'), value: speed}}
          onChange={({target}) => setSpeed(target.value)}
        >
          {SPEEDS.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
        <span className="pool-slow" data-part="slow">
          {slowText(endS, words)}
        </span>
        <button type="button" name="reset" onClick={onReset}>
          {t('pool.reset')}
        </button>
        <button type="button" name="keys" aria-expanded={areKeysShown} onClick={toggleHelp}>
          ?
        </button>
      </div>
      <p className="explorable-note pool-keys" hidden={!areKeysShown}>
        {t('pool.keysHelp')}
      </p>
    </>
  );
}
