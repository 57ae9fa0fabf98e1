import React from 'react';

/**
 * The outcome for blocking workers beside coroutines, with every bound and the one that limits.
 *
 * @param {{capacity: object, workers: number, words: object}} props
 */
export default function Results({capacity, workers, words}) {
  const {t, say} = words;
  const {blocking, coroutines, equal} = capacity;
  const both = (render) => [render(blocking), render(coroutines)];
  const coroutinesNeeded = t('calculator.coroutinesEach', {
    workers: say('workers', workers),
    coroutines: say('coroutines', equal.coroutinesPerWorker),
  });
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={t('calculator.results')}>
      <table className="explorable-results">
        <caption>{t('calculator.results')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('calculator.column.blocking')}</th>
            <th scope="col">{t('calculator.column.coroutines')}</th>
          </tr>
        </thead>
        <Group title={t('calculator.group.bounds')}>
          {blocking.bounds.map(({id}) => (
            <Row key={id} name={t(`calculator.bound.${id}`)}>
              {both((side) => (
                <Bound side={side} id={id} words={words} />
              ))}
            </Row>
          ))}
        </Group>
        <Group title={t('calculator.group.model')}>
          <Row name={t('calculator.row.throughput')}>
            {both((side) => say('perS', side.throughputPerS))}
          </Row>
          <Row name={t('calculator.row.utilisation')}>
            {both((side) => say('share', side.utilisation, {significant: 2}))}
          </Row>
          <Row name={t('calculator.row.memory')}>{both((side) => say('mb', side.memoryMb))}</Row>
        </Group>
        <Group title={t('calculator.group.equal', {rate: say('perS', equal.throughputPerS)})}>
          <Row name={t('calculator.row.needed')}>
            {[say('workers', equal.blockingWorkers), coroutinesNeeded]}
          </Row>
          <Row name={t('calculator.row.neededMemory')}>
            {[say('mb', equal.blockingMb), say('mb', equal.coroutinesMb)]}
          </Row>
        </Group>
      </table>
      <p className="explorable-note">{t('calculator.memoryNote')}</p>
    </div>
  );
}

function Group({title, children}) {
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function Row({name, children: [blocking, coroutines]}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{blocking}</td>
      <td>{coroutines}</td>
    </tr>
  );
}

function Bound({side, id, words}) {
  const {throughputPerS} = side.bounds.find((bound) => bound.id === id);
  const rate = words.say('perS', throughputPerS);
  if (side.limiting !== id) return rate;
  return (
    <strong>
      {rate} <mark>{words.t('calculator.limits')}</mark>
    </strong>
  );
}
