import {queryS} from '../../../../lib/gains/limits.ts';
import {rounded} from '../../../../lib/quantity/format.ts';
import {isKeyOf} from '../../../../lib/typed.ts';
import {Rich} from '../frame/Marked.tsx';
import {AfterFrame} from '../frame/hooks.ts';
import {sayChosen, sayRate, sayTimes, rangeOf} from './say.ts';
import type {Application} from '../../../../lib/gains/application.ts';
import type {Topic} from '../../../../lib/gains/findings.ts';
import type {HeldGain} from '../../../../lib/gains/held-to-run.ts';
import type {Option, OptionId} from '../../../../lib/gains/options.ts';
import type {Props, Words} from './state.ts';
import type {Ranges} from './say.ts';

/**
 * The answer: a few sentences, each of which opens its arithmetic.
 *
 * @param said the sentences, in the order of the findings
 */
export default function Findings({said, answer, given, words}: Props & {said: readonly string[]}) {
  const {t} = words;
  const {application, kind, options} = answer;
  return (
    <>
      <ul className="answer-findings">
        {answer.findings.map(({topic}, at) => (
          <li key={topic} className={`answer-${topic}`}>
            <details>
              <summary>
                <strong>{t(`answer.topic.${topic}`)}</strong> <Rich>{said[at]}</Rich>
              </summary>
              <AfterFrame of={answer}>
                <Arithmetic {...{topic, answer, given, words}} />
              </AfterFrame>
            </details>
          </li>
        ))}
      </ul>
      <p className="explorable-note">
        {t('answer.ranges', {kind: t(`answer.kind.${kind}`)})}
        {application.arrivalRatePerS !== null &&
          ` ${t('answer.model', {slots: words.say('workers', options.now.flow.slots)})}`}
      </p>
    </>
  );
}

/** Whose limits a sentence rests on. */
const optionsOf = (topic: Exclude<Topic, 'first'>): readonly OptionId[] =>
  topic === 'neither' ? ['both', 'workers'] : [topic];

interface ArithmeticProps extends Pick<Props, 'answer' | 'given' | 'words'> {
  topic: Topic;
}

/**
 * What a sentence follows from: every limit with its numbers put in, the lowest marked; and what our run measured of the
 * same change.
 */
function Arithmetic({topic, answer, given, words}: ArithmeticProps) {
  const ranges = given.ranges[answer.kind];
  const held = isKeyOf(given.held, topic) && given.held[topic];
  return (
    <div className="answer-arithmetic">
      {topic === 'first' ? (
        <Comparison answer={answer} words={words} />
      ) : (
        optionsOf(topic).map((id) => (
          <Sums
            key={id}
            {...{option: answer.options[id], ranges, application: answer.application, words}}
            hasName={topic === 'neither'}
          />
        ))
      )}
      <Rich>{topic === 'first' ? sayChosen(answer.chosen, words) : ''}</Rich>
      {held && <MeasuredGains held={held} words={words} />}
    </div>
  );
}

interface SumsProps extends Pick<Props, 'application' | 'words'> {
  option: Option;
  ranges: Ranges;
  hasName: boolean;
}

function Sums({option, ranges, application, words, hasName}: SumsProps) {
  const {t} = words;
  const range = rangeOf(option.limit, words, ranges);
  const sumText = ({id, perS}: Option['limits'][number]) => {
    const terms = {...termsOf(option, application, words), rate: sayRate(words, perS)};
    return <Rich>{t(`answer.sum.${sumOf(id, application)}`, terms)}</Rich>;
  };
  return (
    <>
      {hasName && <p>{t(`answer.option.${option.id}`)}</p>}
      <ul>
        {option.limits.map((limit) => (
          <li key={limit.id}>
            {limit.id === option.limit.id ? <mark>{sumText(limit)}</mark> : sumText(limit)}
          </li>
        ))}
      </ul>
      {range && <p>{t('answer.sum.range', {range: `${range} ${t('unit.perS')}`})}</p>}
    </>
  );
}

/** A pool divides by the time of queries. */
const sumOf = (id: string, {hold}: Application) =>
  id === 'connections' && hold === 'query' ? 'connections-query' : id;

/** The numbers of a sum. */
function termsOf(option: Option, application: Application, {say, number}: Words) {
  const {times, workers, slots, limits} = option;
  const ms = (seconds: number) => number(rounded(seconds * 1000));
  const service = times.cpuS + times.ioS;
  const allCpu = times.cpuS + times.sharedCpuS;
  const ofLimit = (id: string, seconds = service) => {
    const found = limits.find((limit) => limit.id === id);
    return found ? number(Math.round(found.perS * seconds)) : '';
  };
  return {
    ...{workers: number(workers), slots: ofLimit('slots') || number(slots)},
    ...{cpu: ms(times.cpuS), wait: ms(times.ioS), allCpu: say('ms', rounded(allCpu * 1000))},
    ...{cores: ofLimit('cores', allCpu), memorySlots: ofLimit('memory')},
    connections: number(application.connections ?? 0),
    held: ms(queryS(application)),
  };
}

function Comparison({answer: {options}, words}: Pick<Props, 'answer' | 'words'>) {
  const {t} = words;
  const [, ...changes] = Object.values(options);
  return (
    <ul>
      {changes.map(({id, limit, gain, memoryMb}) => (
        <li key={id}>
          {t('answer.sum.gain', {
            option: t(`answer.option.${id}`),
            rate: sayRate(words, limit.perS),
            gain: sayTimes(words, gain),
            memory: words.say('mb', rounded(memoryMb)),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Gains of our own run beside what this arithmetic makes of them. */
function MeasuredGains({held, words}: {held: HeldGain[]; words: Words}) {
  const {t, say, number} = words;
  const short = (gain: number) => number(rounded(gain, 2));
  const cells = held.map(({workers, predicted, measured}) =>
    t('answer.held.cell', {
      ...{at: say('atWorkers', workers), predicted: short(predicted), measured: short(measured)},
    }),
  );
  return <p>{t('answer.held', {cells: cells.join('; ')})}</p>;
}
