import {SERIES, seriesOf, SYSTEMS} from './kinds-series.ts';

const RANKING = {
  kind: 'ranked-bars',
  x: {unit: 'category', values: ['one', 'two', 'three', 'four', 'five', 'six']},
  y: {unit: 'perS'},
  series: seriesOf({
    a: [['one', 345208], {x: 'three', y: 89557, low: 84000, high: 95100}],
    b: [['two', 170403], {x: 'four', y: 20000, unsupported: true}],
    c: [['five', 4917], {x: 'six', y: null, failed: true}],
  }),
};
const RANKING_TEXTS = {
  ...SYSTEMS,
  title: ['Ranking', 'Порядок'],
  x: ['framework', 'фреймворк'],
  y: ['requests per second', 'запросов в секунду'],
  'category.one': ['Swoole, one process per core', 'Swoole, по процессу на ядро'],
  'category.two': [
    'Swoole without its coroutines, blocking database client',
    'Swoole без корутин, с блокирующим клиентом базы данных',
  ],
  'category.three': ['PHP-FPM behind nginx', 'PHP-FPM за nginx'],
  'category.four': ['stated only', 'только заявлено'],
  'category.five': ['Laravel', 'Laravel'],
  'category.six': ['Laravel with RoadRunner', 'Laravel с RoadRunner'],
  'annotation.gap': ['Far away', 'Далеко'],
};

/** Rankings, timelines and stacked bars. */
export const rowKinds = [
  {
    name: 'ranked-bars',
    points: RANKING,
    texts: RANKING_TEXTS,
    annotations: [{id: 'gap', at: {series: 'a', x: 'three'}}],
  },
  {
    name: 'ranked-log',
    chart: 'ranked-bars',
    scales: ['log'],
    points: RANKING,
    texts: RANKING_TEXTS,
  },
  {
    name: 'ranked-panels',
    chart: 'ranked-bars',
    points: {
      ...RANKING,
      panels: [
        {id: 'rate', y: {unit: 'perS'}},
        {id: 'memory', y: {unit: 'mb'}},
      ],
      references: [{id: 'limit', y: 512, panel: 'memory'}],
      series: [
        ...RANKING.series.map((series) => ({...series, panel: 'rate'})),
        {
          ...SERIES[0],
          panel: 'memory',
          points: [
            {x: 'one', y: 310.5},
            {x: 'three', y: 512.25},
          ],
        },
        {...SERIES[1], panel: 'memory', points: [{x: 'two', y: 90.75}]},
      ],
    },
    texts: {
      ...RANKING_TEXTS,
      'panel.rate': ['Requests per second', 'Запросов в секунду'],
      'panel.memory': ['Memory under load, MB', 'Память под нагрузкой, МБ'],
      'reference.limit': ['limit: {{value}}', 'предел: {{value}}'],
    },
  },
  {
    name: 'timeline',
    points: {
      kind: 'timeline',
      x: {unit: 'category', values: ['path', 'id', 'envelope', 'push', 'pop', 'apply']},
      y: {unit: 'us'},
      references: [{id: 'ceiling', y: 1.24}],
      series: [
        {
          ...SERIES[0],
          points: [
            {x: 'path', y: 0.01, start: 0},
            {x: 'id', y: 0.18, start: 0.01},
            {x: 'envelope', y: 0.17, start: 0.19},
            {x: 'push', y: 0.61, start: 0.36},
          ],
        },
        {
          ...SERIES[1],
          points: [
            {x: 'pop', y: 0.98, start: 0, single: true},
            {x: 'apply', y: 0.26, start: 0.98, single: true},
          ],
        },
      ],
    },
    texts: {
      title: ['Stages', 'Стадии'],
      x: ['stage', 'стадия'],
      y: ['microseconds from the start', 'микросекунд от начала'],
      'series.a': ['producer', 'отправитель'],
      'series.b': ['worker', 'воркер'],
      'reference.ceiling': ['ceiling: {{value}} µs', 'потолок: {{value}} мкс'],
      'category.path': ['path from the cache', 'путь из кеша'],
      'category.id': ['random id', 'случайный идентификатор'],
      'category.envelope': ['envelope', 'конверт'],
      'category.push': [
        'queue push, measured as serialize()',
        'постановка в очередь, измерена как serialize()',
      ],
      'category.pop': [
        'queue pop, measured as unserialize()',
        'чтение из очереди, измерено как unserialize()',
      ],
      'category.apply': ['handler', 'обработчик'],
    },
  },
  {
    name: 'stacked-ceiling',
    chart: 'stacked-bars',
    points: {
      kind: 'stacked-bars',
      hasTotals: true,
      x: {unit: 'category', values: ['producer', 'worker']},
      y: {unit: 'us'},
      panels: [{id: 'path', y: {unit: 'us'}}],
      references: [{id: 'ceiling', y: 1.5, panel: 'path'}],
      series: seriesOf({
        a: [
          ['producer', 0.36],
          ['worker', 0.98],
        ],
        b: [
          ['producer', 0.61],
          ['worker', 0.26],
        ],
      }).map((series) => ({...series, panel: 'path'})),
    },
    texts: {
      title: ['Stages', 'Стадии'],
      x: ['µs', 'мкс'],
      y: ['µs', 'мкс'],
      'series.a': ['own work', 'своя работа'],
      'series.b': ['handover', 'передача'],
      'panel.path': ['Microseconds per message', 'Микросекунд на сообщение'],
      'reference.ceiling': ['ceiling: {{value}}', 'потолок: {{value}}'],
      'category.producer': ['producer', 'отправитель'],
      'category.worker': ['worker', 'воркер'],
    },
  },
];
