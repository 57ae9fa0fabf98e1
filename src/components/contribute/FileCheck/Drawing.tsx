import React, {useMemo, useRef, useState} from 'react';
import contribute from '@words/contribute.json';
import shared from '@words/interface.json';
import {Chart} from '../../charts/Chart.tsx';
import {formatQuantity} from '../../../../lib/quantity/format.ts';
import {createI18n, translateOf} from '../../../../content/i18n.ts';
import {useDrawingWidth} from '../../figure/live/useDrawingWidth.ts';
import {quantities} from '../../../../lib/result/read.ts';
import {unitOf} from '../../../../lib/result/units.ts';
import styles from './FileCheck.module.css';
import {drawablePaths, pointsOf} from './points.ts';
import type {Run} from '../../../../lib/result/types.ts';
import type {Words} from './words.ts';

/** One quantity of the file in the site's own chart, and as a table. */
export default function Drawing({run, t, wordFor, locale}: Words & {run: Run}) {
  const paths = useMemo(() => drawablePaths(run), [run]);
  const [path, setPath] = useState(paths[0]);
  if (paths.length === 0) return null;
  const nameOf = (one: string) => wordFor(`check.quantity.${one}`, one);
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

type OneQuantity = Pick<Words, 't' | 'locale'> & {run: Run; path: string; quantity: string};

function Picture({run, path, quantity, t, locale}: OneQuantity) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useDrawingWidth(frame);
  const {chart, points, shown, all} = useMemo(() => pointsOf(run, path), [run, path]);
  const words = useMemo(
    () => chartWords(run, quantity, chart, t, locale),
    [run, quantity, chart, locale],
  );
  return (
    <>
      <div className={styles.picture} data-file-picture="" ref={frame}>
        {width && (
          <Chart
            kind={chart}
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
function chartWords(
  run: Run,
  quantity: string,
  chart: 'lines' | 'bars',
  t: Words['t'],
  locale: string,
): Words['t'] {
  const own = translateOf(createI18n(locale, [shared, contribute]));
  const names: Map<string, string> = new Map([
    ['x', t(chart === 'lines' ? 'check.workers' : 'check.all')],
    ['y', quantity],
    ['category.', ''],
    ...Object.entries(run.systems).flatMap(([id, {label}]) => namesOf(id, label)),
    ...run.measurements.flatMap(({id}) => (chart === 'bars' ? namesOf(id, id) : [])),
  ]);
  return (key, params) => names.get(key) ?? own(key, params);
}

const namesOf = (id: string, name: string): [string, string][] => [
  [`series.${id}`, name],
  [`short.${id}`, name],
];

function Data({run, path, quantity: name, t, locale}: OneQuantity) {
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
