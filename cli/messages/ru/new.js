import {known} from '../parts.js';

export default {
  'new.summary': () => 'начать исследование, график, утверждение или перевод',
  'new.details': () =>
    'Создаёт файлы на двух языках; FILL IN стоит там, где должен написать человек. Поверх существующего ничего не пишется.',
  'new.study': () => 'начать страницы исследования вокруг одного из его результатов',
  'new.figure': () => 'начать график: одна величина каждой системы по числу воркеров',
  'new.claim': () => 'начать утверждение, которое делает источник',
  'new.translation': () => 'начать русскую пару страницы',
  'new.argument.study': () => 'id исследования',
  'new.argument.figure': () => 'исследование и график, например my-study/throughput',
  'new.argument.claim': () => 'исследование и утверждение, например my-study/twice-as-fast',
  'new.argument.translation': () => 'страница внутри docs, например method/repeats',
  'new.option.run': () => 'с какого результата начать: исследование и прогон',
  'new.option.path': () => 'какую величину рисовать, например throughputPerS или latencyMs.p95',
  'new.option.source': () => 'чьё утверждение: источник, который назван в результате исследования',
  'new.written': ({path}) => `Записано: ${path}`,
  'new.extended': ({path}) => `Дополнено: ${path}`,
  'new.next': ({steps}) =>
    `Заполните всё, где стоит FILL IN. Затем:\n${steps.map((step) => `  ${step}`).join('\n')}`,
  'new.exists': ({path}) => `${path} уже есть.`,
  'new.wrong-id': ({id, form}) =>
    `«${id}» не годится в id. Напишите его как ${form}: строчные латинские буквы, цифры и одиночные дефисы.`,
  'new.no-run': ({id}) => `Нет годного результата «${id}». Сначала импортируйте его.`,
  'new.no-path': ({path, known: paths}) => `В результате нет «${path}». Есть: ${known(paths)}.`,
  'new.no-workers': ({run}) =>
    `${run} измерен не при нескольких числах воркеров. Выберите другой способ из lib/chart-data и напишите график сами; как — сказано в CONTRIBUTING.md.`,
  'new.no-source': ({source, study, known: sources}) =>
    `Ни один результат ${study} не называет источник «${source}». Названы: ${known(sources)}.`,
  'new.claims-unlistable': ({path}) =>
    `В ${path} утверждения перечислены необычно. Добавьте своё сами.`,
  'new.no-page': ({page}) => `Нет английской страницы «${page}».`,
};
