// @ts-check
import React from 'react';
import {queryS} from '../../../../lib/gains/limits.js';
import Rich from './Rich.js';
import {knownOf, sayRate, sayTimes, rangeOf} from './say.js';

/**
 * @typedef {import('./state.js').Given} Given
 * @typedef {import('./state.js').Words} Words
 * @typedef {import('../../../../lib/gains/options.js').Option} Option
 * @typedef {import('../../../../lib/gains/options.js').OptionId} OptionId
 * @typedef {import('../../../../lib/gains/findings.js').Topic} Topic
 * @typedef {import('../../../../lib/gains/application.js').Application} Application
 */

/** Whose limits a sentence rests on. @param {Exclude<Topic, 'first'>} topic @returns {readonly OptionId[]} */
const optionsOf = (topic) => (topic === 'neither' ? ['both', 'workers'] : [topic]);

const CHANGES = /** @type {const} */ (['state', 'coroutines', 'both', 'workers']);

/**
 * What a sentence follows from: every limit with its numbers put in, the lowest marked; and what our run measured of the
 * same change.
 *
 * @param {{topic: Topic, answer: import('./state.js').Answer, given: Given, words: Words}} props
 */
export default function Arithmetic({topic, answer, given, words}) {
  const held = given.held[/** @type {keyof Given['held']} */ (topic)];
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
      {held && <Held held={held} words={words} />}
    </div>
  );
}

/**
 * @param {{option: Option, ranges: import('./say.js').Ranges, application: Application, words: Words,
 *   hasName: boolean}} props
 */
function Sums({option, ranges, application, words, hasName}) {
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

/** A pool divides by the time of queries. @param {string} id @param {Application} application */
const sumOf = (id, {hold}) => (id === 'connections' && hold === 'query' ? 'connections-query' : id);

/** The numbers of a sum. @param {Option} option @param {Application} application @param {Words} words */
function termsOf({times, workers, slots, limits}, application, {say, number}) {
  const ms = (/** @type {number} */ seconds) => number(Number((seconds * 1000).toPrecision(3)));
  const service = times.cpuS + times.ioS;
  const allCpu = times.cpuS + times.sharedCpuS;
  const ofLimit = (/** @type {string} */ id) => {
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

/** @param {{answer: import('./state.js').Answer, words: Words}} props */
function Comparison({answer: {options}, words}) {
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

/**
 * Gains of our own run beside what this arithmetic makes of them.
 *
 * @param {{held: import('../../../../lib/gains/held-to-run.js').HeldGain[], words: Words}} props
 */
function Held({held, words}) {
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
