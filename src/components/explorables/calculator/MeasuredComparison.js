import React from 'react';
import {modelThroughputPerS} from '../../../../lib/capacity/model-throughput.js';

/**
 * The server that the preset comes from: how its times were inferred, and what the model with the
 * numbers now in the form says where it was measured, with the error.
 *
 * @param {{found: {server: object, point: object}, measured: object, setup: object, words: object}} props
 */
export default function MeasuredComparison({found, measured, setup, words}) {
  const {server, point} = found;
  const {t} = words;
  return (
    <div className="explorable-measured">
      <p>{howInferred(server, measured, words)}</p>
      <div
        className="table-box"
        tabIndex={0}
        role="region"
        aria-label={t('calculator.measured.title')}
      >
        <table>
          <caption>
            {t('calculator.measured.title')}: {server.label}
          </caption>
          <thead>
            <tr>
              {['workers', 'measured', 'model', 'error'].map((column) => (
                <th key={column} scope="col">
                  {t(`calculator.measured.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {server.points.map((each) => (
              <ErrorRow key={each.id} {...{each, server, setup, words}} chosen={each === point} />
            ))}
          </tbody>
        </table>
      </div>
      {!server.coroutines && <p className="explorable-note">{t('calculator.measured.unequal')}</p>}
    </div>
  );
}

function ErrorRow({each, server, setup, chosen, words}) {
  const {t, say} = words;
  const modelPerS = modelThroughputPerS({
    ...setup,
    workers: each.workers,
    coroutinesPerWorker: server.coroutines ? setup.coroutinesPerWorker : 1,
  });
  const error = modelPerS / each.throughputPerS - 1;
  const isFitted = each.id === server.fittedTo && Math.abs(error) < 0.001;
  return (
    <tr aria-current={chosen || undefined}>
      <th scope="row">{each.workers}</th>
      <td>{say('perS', each.throughputPerS)}</td>
      <td>{say('perS', modelPerS)}</td>
      <td>
        {say('share', error, {digits: 1, sign: true})}
        {isFitted && ` (${t('calculator.measured.fitted')})`}
      </td>
    </tr>
  );
}

function howInferred(server, measured, {t, say}) {
  const fitted = server.points.find(({id}) => id === server.fittedTo);
  return t(`calculator.measured.${server.coroutines ? 'howCoroutines' : 'howBlocking'}`, {
    server: server.label,
    rate: say('perS', fitted.throughputPerS),
    workers: say('atWorkers', fitted.workers),
    service: say('ms', server.serviceS * 1000),
    cpu: say('ms', server.cpuS * 1000),
    memory: say('mb', server.workerMb),
    offered: say('perS', measured.arrivalRatePerS),
  });
}
