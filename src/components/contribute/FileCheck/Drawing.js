import React, {useMemo, useRef, useState} from 'react';
import own from '@words/contribute.json';
import shared from '@words/interface.json';
import {charts} from '../../charts/index.js';
import {formatQuantity} from '../../../../lib/quantity/format.js';
import {createI18n} from '../../../../content/i18n.js';
import {useDrawingWidth} from '../../figure/live/useDrawingWidth.js';
import {quantities} from '../../../../lib/result/read.js';
import {unitOf} from '../../../../lib/result/units.js';
import styles from './FileCheck.module.css';
import {drawablePaths, pointsOf} from './points.js';

/** One quantity of the file in the site's own chart, and as a table. */
export default function Drawing({run, t, wordFor, locale}) {
  const paths = useMemo(() => drawablePaths(run), [run]);
  const [path, setPath] = useState(paths[0]);
  if (paths.length === 0) return null;
  const nameOf = (one) => wordFor(`check.quantity.${one}`, one);
  return (
    <section>
      <h2>{t('check.picture')}</h2>
      <label>
        {t('check.quantity')}{' '}
        <select onChange={({target}) => setPath(target.value)} value={path}>
          {paths.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <Picture {...{run, path, t, locale}} quantity={nameOf(path)} />
      <Data {...{run, path, t, locale}} quantity={nameOf(path)} />
    </section>
  );
}

function Picture({run, path, quantity, t, locale}) {
  const frame = useRef(null);
  const width = useDrawingWidth(frame);
  const {chart, points, shown, all} = useMemo(() => pointsOf(run, path), [run, path]);
  const words = useMemo(
    () => chartWords(run, quantity, chart, t, locale),
    [run, quantity, chart, locale],
  );
  const Chart = charts[chart];
  return (
    <>
      <div className={styles.picture} data-file-picture="" ref={frame}>
        {width && (
          <Chart
            annotations={[]}
            isInteractive
            name="file"
            scale="linear"
            t={words}
            visibleSeries={null}
            {...{points, locale, width}}
          />
        )}
      </div>
      {shown < all && <p>{t('check.some', {shown, all})}</p>}
    </>
  );
}

/** Names come from the file, and are never read as a template: only the interface's own words are. */
function chartWords(run, quantity, chart, t, locale) {
  const i18n = createI18n(locale, [shared, own]);
  const names = new Map([
    ['x', t(chart === 'lines' ? 'check.workers' : 'check.all')],
    ['y', quantity],
    ['category.', ''],
    ...Object.entries(run.systems).flatMap(([id, {label}]) => namesOf(id, label)),
    ...run.measurements.flatMap(({id}) => (chart === 'bars' ? namesOf(id, id) : [])),
  ]);
  return (key, params) => names.get(key) ?? i18n.t(key, params);
}

const namesOf = (id, name) => [
  [`series.${id}`, name],
  [`short.${id}`, name],
];

function Data({run, path, quantity: name, t, locale}) {
  const i18n = useMemo(() => createI18n(locale, [shared, own]), [locale]);
  const language = {locale, t: i18n.t.bind(i18n)};
  const rows = run.measurements.flatMap((one) =>
    quantities(one)
      .filter((each) => each.path === path)
      .map(({quantity}) => [one.id, formatQuantity(quantity.value, unitOf(path).unit, language)]),
  );
  return (
    <details>
      <summary>{t('check.table')}</summary>
      <div className="table-box">
        <table>
          <thead>
            <tr>
              <th>{t('check.measurement')}</th>
              <th>{name}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([id, value]) => (
              <tr key={id}>
                <td>{id}</td>
                <td className="align-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
