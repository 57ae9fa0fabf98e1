import React from 'react';
import {queryS} from '../../../../lib/gains/limits.ts';
import {Rich} from '../frame/Rich.tsx';
import {knownOf, sayRate, sayTimes, rangeOf} from './say.ts';
import {isKeyOf} from '../../../../lib/typed.ts';
import type {Application} from '../../../../lib/gains/application.ts';
import type {Topic} from '../../../../lib/gains/findings.ts';
import type {HeldGain} from '../../../../lib/gains/held-to-run.ts';
import type {Option, OptionId} from '../../../../lib/gains/options.ts';
import type {Ranges} from './say.ts';
import type {Answer, Given, Words} from './state.ts';

/** Whose limits a sentence rests on. */
const optionsOf = (topic: Exclude<Topic, 'first'>): readonly OptionId[] =>
  topic === 'neither' ? ['both', 'workers'] : [topic];

const CHANGES = ['state', 'coroutines', 'both', 'workers'] as const;

/**
 * What a sentence follows from: every limit with its numbers put in, the lowest marked; and what our run measured of the
 * same change.
 */
export default function Arithmetic({
  topic,
  answer,
  given,
  words,
}: {
  topic: Topic;
  answer: Answer;
  given: Given;
  words: Words;
}) {
  const held = isKeyOf(given.held, topic) && given.held[topic];
  return (
    <div className="answer-arithmetic">
      {topic === 'first' ? (
        <Comparison answer={answer} words={words} />
      ) : (
        optionsOf(topic).map((id) => (
          <Sums
            key={id}
            option={answer.options[id]}
            {...{ranges: knownOf(answer, given).ranges, application: answer.application, words}}
            hasName={topic === 'neither'}
          />
        ))
      )}
      {held && <MeasuredGains held={held} words={words} />}
    </div>
  );
}

function Sums({
  option,
  ranges,
  application,
  words,
  hasName,
}: {
  option: Option;
  ranges: Ranges;
  application: Application;
  words: Words;
  hasName: boolean;
}) {
  const {t} = words;
  const range = rangeOf(option.limit, words, ranges);
  return (
    <>
      {hasName && <p>{t(`answer.option.${option.id}`)}</p>}
      <ul>
        {option.limits.map(({id, perS}) => {
          const terms = {...termsOf(option, application, words), rate: sayRate(words, perS)};
          const sum = <Rich>{t(`answer.sum.${sumOf(id, application)}`, terms)}</Rich>;
          return <li key={id}>{id === option.limit.id ? <mark>{sum}</mark> : sum}</li>;
        })}
      </ul>
      {range && <p>{t('answer.sum.range', {range: `${range} ${t('unit.perS')}`})}</p>}
    </>
  );
}

/** A pool divides by the time of queries. */
const sumOf = (id: string, {hold}: Application) =>
  id === 'connections' && hold === 'query' ? 'connections-query' : id;

/** The numbers of a sum. */
function termsOf(
  {times, workers, slots, limits}: Option,
  application: Application,
  {say, number}: Words,
) {
  const ms = (seconds: number) => number(Number((seconds * 1000).toPrecision(3)));
  const service = times.cpuS + times.ioS;
  const allCpu = times.cpuS + times.sharedCpuS;
  const ofLimit = (id: string) => {
    const found = limits.find((limit) => limit.id === id);
    return found ? number(Math.round(found.perS * service)) : '';
  };
  return {
    workers: number(workers),
    slots: ofLimit('slots') || number(slots),
    cpu: ms(times.cpuS),
    wait: ms(times.ioS),
    allCpu: say('ms', Number((allCpu * 1000).toPrecision(3))),
    cores: number(Math.round(Number(limits.find(({id}) => id === 'cores')?.perS) * allCpu)),
    memorySlots: ofLimit('memory'),
    connections: number(application.connections ?? 0),
    held: ms(queryS(application)),
  };
}

function Comparison({answer: {options}, words}: {answer: Answer; words: Words}) {
  const {t} = words;
  return (
    <ul>
      {CHANGES.map((id) => (
        <li key={id}>
          {t('answer.sum.gain', {
            option: t(`answer.option.${id}`),
            rate: sayRate(words, options[id].limit.perS),
            gain: sayTimes(words, options[id].gain),
            memory: words.say('mb', Number(options[id].memoryMb.toPrecision(3))),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Gains of our own run beside what this arithmetic makes of them. */
function MeasuredGains({held, words}: {held: HeldGain[]; words: Words}) {
  const {t, say} = words;
  const cells = held.map(({workers, predicted, measured}) =>
    t('answer.held.cell', {
      at: say('atWorkers', workers),
      predicted: words.number(Number(predicted.toPrecision(2))),
      measured: words.number(Number(measured.toPrecision(2))),
    }),
  );
  return <p>{t('answer.held', {cells: cells.join('; ')})}</p>;
}
