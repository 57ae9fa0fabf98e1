import React from 'react';
import {formatNumber} from '../frame/quantities.js';

/**
 * What the two times say by themselves: service time, coefficient, share, N*.
 *
 * @param {{capacity: object, words: object}} props `capacity` of lib/capacity
 */
export default function KeyNumbers({capacity, words}) {
  const {t, say, locale} = words;
  const entries = [
    ['s0', 'S₀', say('ms', capacity.serviceS * 1000)],
    ['beta', 'β', formatNumber(capacity.coefficient, locale)],
    ['share', 'b', say('percent', capacity.share, {significant: 2})],
    ['nStar', 'N*', formatNumber(capacity.optimalSlots, locale)],
  ];
  return (
    <dl className="explorable-keys">
      {entries.map(([id, symbol, value]) => (
        <div key={id}>
          <dt>
            {t(`calculator.key.${id}`)} <i>{symbol}</i>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
