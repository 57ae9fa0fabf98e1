import {useState} from 'react';
import {PAUSES, SERVER, seenThrough} from '../../../../lib/queueing/pause-seen.ts';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import {mountWith} from '../frame/mount.ts';
import {useQueryState, withQuery} from '../frame/hooks.ts';
import type {Seen} from '../../../../lib/queueing/pause-seen.ts';
import type {Live, ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';

const WIDTH = 1000;
const HEIGHT = 96;
/** The picture begins so long before the pause, and ends so long after the longest that the control offers. */
const [BEFORE_S, AFTER_S] = [0.1, 0.35];
const FROM_S = SERVER.pauseAtS - BEFORE_S;
const UNTIL_S = SERVER.pauseAtS + PAUSES.most / 1000 + AFTER_S;

export const keys = ['pause'];

/** One pause of a server, seen by an open and by a closed generator. */
export default function Pause({words, live}: ViewProps<{}>) {
  const {t, say} = words;
  const [{pauseMs, unknown}, setPause] = useState(() => startWith(live));
  useQueryState((search) => writePause(search, pauseMs), [pauseMs]);
  const seen = seenThrough(pauseMs);
  const sentence = sentenceAt(pauseMs, seen, words);
  const shown = say('ms', pauseMs);
  return (
    <section className="explorable pool pause" aria-label={t('pause.name')}>
      <form>
        {unknown && <p className="explorable-bad">{t('leftOut.unknown', {text: unknown})}</p>}
        <p className="pool-sentence" data-part="sentence">
          {sentence}
        </p>
        <div className="pool-field">
          <label htmlFor="pause-ms">{t('pause.control')}</label>
          <div className="pool-number">
            <input
              {...{type: 'range', id: 'pause-ms', name: 'pause'}}
              {...{min: PAUSES.least, max: PAUSES.most, step: PAUSES.step, value: pauseMs}}
              aria-valuetext={shown}
              onChange={({target}) => setPause({pauseMs: Number(target.value)})}
            />
            <output htmlFor="pause-ms" data-part="value">
              {shown}
            </output>
          </div>
        </div>
        <div data-part="picture">
          <Side side="closed" seen={seen.closed} {...{pauseMs, words}} />
          <Side side="open" seen={seen.open} {...{pauseMs, words}} />
        </div>
        <p className="explorable-note">{`${t('pause.legend')} ${noteOf(words)}`}</p>
        <NoScript live={live}>{t('pause.noScript')}</NoScript>
        <Announcement>{sentence}</Announcement>
      </form>
    </section>
  );
}

export const mount = mountWith(Pause);

/** The pause that was set before the code was there, then that of the address. */
function startWith(live?: Live): {pauseMs: number; unknown?: string} {
  const asked = live && (live.typed.pause ?? new URLSearchParams(location.search).get('pause'));
  if (!asked) return {pauseMs: PAUSES.first};
  const value = /^\d{1,3}$/u.test(asked) ? Number(asked) : NaN;
  const {least, most, step} = PAUSES;
  if (value >= least && value <= most) return {pauseMs: Math.round(value / step) * step};
  return {pauseMs: PAUSES.first, unknown: `pause=${asked.slice(0, 20)}`};
}

/** Query that holds the pause; the first one is left out. */
const writePause = (search: string, pauseMs: number) =>
  withQuery(search, {pause: pauseMs === PAUSES.first ? null : pauseMs});

type BothSeen = {open: Seen; closed: Seen};

export function sentenceAt(pauseMs: number, {open, closed}: BothSeen, words: Words) {
  const {t, ms, say, counted} = words;
  const p99s = {closedP99: ms(closed.p99S, 2), openP99: ms(open.p99S, 2)};
  const values = {pause: say('ms', pauseMs), ...p99s};
  if (open.slow === 0) return t('pause.sentence.none', values);
  return t('pause.sentence', {
    ...values,
    closed: t('pause.slow', counted(closed.slow)),
    open: t('pause.slow', counted(open.slow)),
  });
}

const noteOf = ({t, say}: Words) =>
  t('pause.note', {
    rate: say('perS', SERVER.ratePerS),
    service: say('ms', SERVER.serviceS * 1000),
    duration: say('s', SERVER.durationS),
  });

type SideProps = {side: 'open' | 'closed'; seen: Seen; pauseMs: number; words: Words};

function Side({side, seen, pauseMs, words: {t, ms, counted}}: SideProps) {
  const generator = t(`pause.side.${side}`);
  const p99 = t('pause.p99', {time: ms(seen.p99S, 2)});
  const label = t('pause.picture', {generator, slow: t('pause.slow', counted(seen.slow)), p99});
  const [from, until] = [SERVER.pauseAtS, SERVER.pauseAtS + pauseMs / 1000].map(x);
  return (
    <div className="pool-side">
      <p className="pool-title">
        <strong>{generator}</strong> <b className="pool-last">{p99}</b>
      </p>
      <svg
        {...{className: 'pause-plot', role: 'img', 'aria-label': label, height: HEIGHT}}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className="pause-band" d={`M${from} 0h${until - from}v${HEIGHT}H${from}z`} />
        <path className="pause-unsent" d={unsentPath(seen.unsentS)} />
        <path className="pause-sent" d={sentPath(seen.sent, pauseMs)} />
      </svg>
    </div>
  );
}

/** Bars as high as a request's latency, where it was sent. */
function sentPath(sent: Seen['sent'], pauseMs: number) {
  const most = Math.max(PAUSES.first, pauseMs) / 1000 + SERVER.serviceS;
  return sent
    .filter(({sentS}) => isShown(sentS))
    .map(({sentS, latencyS}) => {
      const height = Math.round((latencyS / most) * (HEIGHT - 2));
      return `M${x(sentS)} ${HEIGHT - height}h5v${height}h-5z`;
    })
    .join('');
}

/** Hollow marks where nothing was sent. */
const unsentPath = (unsentS: number[]) =>
  unsentS
    .filter(isShown)
    .map((timeS) => `M${x(timeS)} ${HEIGHT - 12}h5v11h-5z`)
    .join('');

const isShown = (timeS: number) => timeS >= FROM_S && timeS < UNTIL_S;

const x = (timeS: number) => Math.round(((timeS - FROM_S) / (UNTIL_S - FROM_S)) * WIDTH * 10) / 10;
