import React from 'react';

/**
 * What the two times say by themselves: service time, coefficient, share, N*.
 *
 * @param {{capacity: object, words: object}} props `capacity` of lib/capacity
 */
export default function KeyNumbers({capacity, words}) {
  const {t, say, number} = words;
  const entries = [
    ['s0', 'S₀', say('ms', capacity.serviceS * 1000)],
    ['beta', 'β', number(capacity.coefficient)],
    ['share', 'b', say('share', capacity.share, {significant: 2})],
    ['nStar', 'N*', number(capacity.optimalSlots)],
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
