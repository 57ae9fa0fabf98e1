// @ts-check
import React from 'react';
import {WIDTH, pathsOf} from '../pool/paths.js';
import Rich from './Rich.js';
import {sayValue} from './say.js';

const HEIGHT = 20;
/** A part that is shorter is drawn 0.3 % of the width wide. */
const LEAST = 30;

/**
 * One request to scale, in the colours and forms that its words have: what it boots, connects, computes and waits.
 *
 * @param {{application: import('../../../../lib/gains/application.js').Application,
 *   words: import('../frame/words.js').Words}} props
 */
export default function RequestBar({application, words}) {
  const {cpuS, ioS, bootCpuS, connectCpuS, connectIoS} = application;
  const parts = {
    boot: bootCpuS,
    'connect-cpu': connectCpuS,
    'connect-wait': connectIoS,
    compute: cpuS - bootCpuS - connectCpuS,
    wait: ioS - connectIoS,
  };
  let endS = 0;
  const segments = Object.entries(parts)
    .filter(([, lastsS]) => lastsS > 0)
    .map(([kind, lastsS]) => ({
      kind: /** @type {keyof typeof parts} */ (kind),
      startS: endS,
      endS: (endS += lastsS),
    }));
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
