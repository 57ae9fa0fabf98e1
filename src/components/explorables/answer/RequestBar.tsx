import React from 'react';
import {WIDTH, pathsOf} from '../frame/paths.ts';
import {Rich} from '../frame/Rich.tsx';
import {sayValue} from './say.ts';
import {keysOf} from '../../../../lib/typed.ts';
import type {Application} from '../../../../lib/gains/application.ts';
import type {Words} from '../frame/words.ts';

const HEIGHT = 20;
/** A part that is shorter is drawn 0.3 % of the width wide. */
const LEAST = 30;

/**
 * One request to scale, in the colours and forms that its words have: what it boots, connects, computes and waits.
 */
export default function RequestBar({application, words}: {application: Application; words: Words}) {
  const {cpuS, ioS, bootCpuS, connectCpuS, connectIoS} = application;
  const parts = {
    boot: bootCpuS,
    'connect-cpu': connectCpuS,
    'connect-wait': connectIoS,
    compute: cpuS - bootCpuS - connectCpuS,
    wait: ioS - connectIoS,
  };
  let endS = 0;
  const segments: {kind: keyof typeof parts; startS: number; endS: number}[] = [];
  for (const kind of keysOf(parts).filter((each) => parts[each] > 0)) {
    const startS = endS;
    endS += parts[kind];
    segments.push({kind, startS, endS});
  }
  const rows = [{top: 0, height: HEIGHT, head: 0, segments}];
  return (
    <p className="explorable-note answer-request">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {pathsOf({rows}, endS, LEAST).map(([kind, path]) => (
          <path key={kind} data-kind={kind} d={path} />
        ))}
      </svg>
      <Rich>
        {words.t('answer.request', {
          parts: segments
            .map(({kind, startS, endS: end}) =>
              words.t(`answer.part.${kind}`, {ms: sayValue(words, 'ms', (end - startS) * 1000)}),
            )
            .join(', '),
          service: sayValue(words, 'ms', endS * 1000),
          beta: words.number(Number((ioS / cpuS).toPrecision(2))),
        })}
      </Rich>
    </p>
  );
}
