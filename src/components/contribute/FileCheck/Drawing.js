// @ts-check
import React, {useMemo, useRef, useState} from 'react';
import contribute from '@words/contribute.json';
import shared from '@words/interface.json';
import {charts} from '../../charts/index.js';
import {formatQuantity} from '../../../../lib/quantity/format.js';
import {createI18n, translateOf} from '../../../../content/i18n.js';
import {useDrawingWidth} from '../../figure/live/useDrawingWidth.js';
import {quantities} from '../../../../lib/result/read.js';
import {unitOf} from '../../../../lib/result/units.js';
import styles from './FileCheck.module.css';
import {drawablePaths, pointsOf} from './points.js';

/**
 * @typedef {import('./points.js').Run} Run
 * @typedef {import('./words.js').Words} Words
 */

/**
 * One quantity of the file in the site's own chart, and as a table.
 *
 * @param {Words & {run: Run}} props
 */
export default function Drawing({run, t, wordFor, locale}) {
  const paths = useMemo(() => drawablePaths(run), [run]);
  const [path, setPath] = useState(paths[0]);
  if (paths.length === 0) return null;
  const nameOf = (/** @type {string} */ one) => wordFor(`check.quantity.${one}`, one);
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

/** @typedef {Pick<Words, 't' | 'locale'> & {run: Run, path: string, quantity: string}} OneQuantity */

/** @param {OneQuantity} props */
function Picture({run, path, quantity, t, locale}) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
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

/**
 * Names come from the file, and are never read as a template: only the interface's own words are.
 *
 * @param {Run} run
 * @param {string} quantity
 * @param {'lines' | 'bars'} chart
 * @param {Words['t']} t
 * @param {string} locale
 * @returns {Words['t']}
 */
function chartWords(run, quantity, chart, t, locale) {
  const own = translateOf(createI18n(locale, [shared, contribute]));
  /** @type {Map<string, string>} */
  const names = new Map([
    ['x', t(chart === 'lines' ? 'check.workers' : 'check.all')],
    ['y', quantity],
    ['category.', ''],
    ...Object.entries(run.systems).flatMap(([id, {label}]) => namesOf(id, label)),
    ...run.measurements.flatMap(({id}) => (chart === 'bars' ? namesOf(id, id) : [])),
  ]);
  return (key, params) => names.get(key) ?? own(key, params);
}

/** @param {string} id @param {string} name @returns {[string, string][]} */
const namesOf = (id, name) => [
  [`series.${id}`, name],
  [`short.${id}`, name],
];

/** @param {OneQuantity} props */
function Data({run, path, quantity: name, t, locale}) {
  const i18n = useMemo(() => createI18n(locale, [shared, contribute]), [locale]);
  const language = {locale, t: translateOf(i18n)};
  const rows = run.measurements.flatMap((one) =>
    quantities(one)
      .filter((each) => each.path === path)
      .map(({quantity}) => ({
        id: one.id,
        value: formatQuantity(quantity.value, String(unitOf(path)?.unit), language),
      })),
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
            {rows.map(({id, value}) => (
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
