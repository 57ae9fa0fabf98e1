import {rowKinds} from './kinds-rows.ts';
import {seriesOf, SYSTEMS} from './kinds-series.ts';

const many = (count, yAt, xs) => xs.slice(0, count).map((x, index) => [x, yAt(index)]);
const HZ = [10, 50, 99, 250, 500, 999, 2000, 5000];
const COMMITS = Array.from({length: 12}, (_, index) => `c${index + 1}`);

/** Points and texts of figures that no study has: each kind of chart with all that it can be asked to draw. */
export const kinds = [
  ...rowKinds,
  {
    name: 'scatter',
    scales: ['log'],
    points: {
      kind: 'scatter',
      x: {unit: 'ms', values: [], scale: 'log'},
      y: {unit: 'count'},
      series: seriesOf({
        a: [[1.2, 0]],
        b: [[45, 184]],
        c: [
          [60, 251],
          [310, 4100],
          [880, 0],
        ],
      }),
    },
    texts: {
      ...SYSTEMS,
      title: ['Errors', 'Ошибки'],
      x: ['median latency, ms', 'медиана задержки, мс'],
      y: ['failed requests', 'неудачных запросов'],
    },
  },
  {
    name: 'lines-log-x',
    chart: 'lines',
    points: {
      kind: 'lines',
      x: {unit: 'hz', values: HZ, scale: 'log'},
      y: {unit: 'share'},
      references: [{id: 'all', y: 1}],
      series: seriesOf({
        a: many(8, (i) => 1.002 - i * 0.001, HZ),
        b: [
          ...many(5, (i) => 0.95 - i * 0.09, HZ),
          [999, null],
          [2000, 0.31],
          {x: 5000, y: null, failed: true},
        ],
      }),
    },
    texts: {
      ...SYSTEMS,
      title: ['Samples', 'Отсчёты'],
      x: ['rate, Hz', 'частота, Гц'],
      y: ['samples taken, share of those asked for', 'снято отсчётов, доля запрошенных'],
      'reference.all': ['all', 'все'],
    },
  },
  {
    name: 'lines-in-order',
    chart: 'lines',
    scales: ['log', 'linear'],
    points: {
      kind: 'lines',
      x: {unit: 'category', values: COMMITS},
      y: {unit: 'perS'},
      series: seriesOf({
        a: COMMITS.map((x, index) => [x, 112000 + index * 4000]),
        c: COMMITS.map((x, index) =>
          index === 4 ? {x, y: null, failed: true} : [x, index === 7 ? 0 : 3100],
        ),
      }),
    },
    texts: {
      ...SYSTEMS,
      title: ['History', 'История'],
      x: ['commit', 'коммит'],
      y: ['messages per second', 'сообщений в секунду'],
      ...Object.fromEntries(
        COMMITS.map((id, index) => [`category.${id}`, Array(2).fill(`a8ae${index}`)]),
      ),
    },
  },
  {
    name: 'slope',
    points: {
      kind: 'slope',
      x: {unit: 'category', values: ['before', 'after']},
      y: {unit: 'ms'},
      series: seriesOf({
        a: [
          ['before', 394],
          ['after', 172],
        ],
        b: [
          ['before', 42],
          ['after', 8.25],
        ],
        c: [
          ['before', 40],
          ['after', 38.5],
        ],
      }),
    },
    texts: {
      ...SYSTEMS,
      title: ['Before and after', 'До и после'],
      x: ['', ''],
      y: ['P95, ms', 'P95, мс'],
      'category.before': ['Nginx and PHP-FPM', 'Nginx и PHP-FPM'],
      'category.after': ['Swoole', 'Swoole'],
      'annotation.fall': ['Falls', 'Падает'],
    },
    annotations: [{id: 'fall', at: {series: 'a', x: 'after'}}],
  },
  {
    name: 'multiples',
    chart: 'lines',
    points: {
      kind: 'lines',
      x: {unit: 'count', values: [64, 256, 1024, 4096], scale: 'log'},
      y: {unit: 'perS'},
      panels: ['json', 'db', 'fortune', 'update', 'plain'].map((id) => ({id})),
      series: ['json', 'db', 'fortune', 'update', 'plain'].flatMap((panel, place) =>
        seriesOf({
          a: many(4, (i) => (90000 + i * 8000) / (place + 1), [64, 256, 1024, 4096]),
          c: many(4, (i) => (30000 - i * 3000) / (place + 1), [64, 256, 1024, 4096]),
        }).map((series) => ({...series, panel})),
      ),
    },
    texts: {
      ...SYSTEMS,
      title: ['Multiples', 'Панели'],
      x: ['connections', 'соединений'],
      y: ['requests per second', 'запросов в секунду'],
      'panel.json': ['JSON', 'JSON'],
      'panel.db': ['One query', 'Один запрос к базе'],
      'panel.fortune': ['Fortunes: a template and a query', 'Fortunes: шаблон и запрос к базе'],
      'panel.update': ['Updates', 'Обновления'],
      'panel.plain': ['Plain text', 'Простой текст'],
    },
  },
].map(({chart, scales = ['linear'], annotations = [], ...kind}) => ({
  ...kind,
  id: `kinds/${kind.name}`,
  study: 'kinds',
  fingerprint: 'synthetic',
  definition: {chart: chart ?? kind.name, scales, annotations},
}));
