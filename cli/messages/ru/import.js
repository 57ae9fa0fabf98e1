import {known} from '../parts.js';

const megabytes = (count) => (count > 0 ? `, ${count}\u00A0МБ` : '');
const rules = new Intl.PluralRules('ru');
const measurements = (count) =>
  `${count}\u00A0${{one: 'измерение', few: 'измерения', many: 'измерений', other: 'измерения'}[rules.select(count)]}`;

/** Что говорит о себе `import`; причины отказов — в refusals.js. */
export default {
  'import.summary': () => 'превратить вывод нагрузочной утилиты в файл результата',
  'import.details': () =>
    'Утилита называется явно и никогда не угадывается. Недостающее о прогоне задают флагами, небольшим файлом или ответами на вопросы; остальное записывается как unknown. Файл появляется, только если результат проходит проверку.',
  'import.argument.tool': () => 'какая утилита записала файлы',
  'import.argument.files': () => 'файлы с её выводом',
  'import.option.about': () => 'JSON-файл с тем, чего не сообщает утилита; флаги имеют приоритет',
  'import.option.as': () => 'как связаны несколько файлов',
  'import.option.map': () =>
    'что измерено в каждом файле, для --as points; можно file=system:workers:scenario',
  'import.option.format': () => 'формат файла, если его не выдаёт первая строка',
  'import.option.test': () => 'TechEmpower: какой тест читать',
  'import.option.entries': () => 'HttpArena, TechEmpower: язык участников; по умолчанию PHP',
  'import.option.latency-correction': () => 'oha: прогон шёл с её одноимённым ключом',
  'import.option.id': () => 'исследование и прогон: имя результата и его файла',
  'import.option.evidence': () => 'кто измерял',
  'import.option.measured-on': () => 'день измерения',
  'import.option.system': () => 'id того, что измерялось',
  'import.option.runtime': () => 'среда выполнения, как она названа в lib/result/runtimes.js',
  'import.option.label': () => 'название системы для людей',
  'import.option.state': () => 'сохраняется ли состояние между запросами',
  'import.option.waiting': () => 'как воркер ждёт ввода-вывода',
  'import.option.process-model': () => 'что такое воркер',
  'import.option.coroutines': () => 'корутин на воркер',
  'import.option.workers': () => 'число воркеров',
  'import.option.scenario': () => 'id того, что делали запросы',
  'import.option.workload': () => 'вид работы в запросе',
  'import.option.model': () => 'модель нагрузки',
  'import.option.rate': () => 'заданная интенсивность, запросов в секунду (открытая модель)',
  'import.option.vus': () => 'виртуальные пользователи или соединения (закрытая модель)',
  'import.option.max-vus': () =>
    'предел виртуальных пользователей или соединений (открытая модель)',
  'import.option.duration': () => 'заданная длительность, в секундах',
  'import.option.graceful-stop': () => 'сколько секунд даётся на завершение начатых запросов',
  'import.option.think-time': () => 'пауза виртуального пользователя между запросами, в секундах',
  'import.option.tool-version': () => 'версия утилиты',
  'import.option.os': () => 'операционная система',
  'import.option.virtualisation': () => 'виртуальная машина, контейнер или ничего',
  'import.option.cpu-model': () => 'модель процессора',
  'import.option.cores': () => 'число ядер',
  'import.option.memory-gb': () => 'память машины, в ГБ',
  'import.option.database': () => 'база данных или её отсутствие',
  'import.option.generator-host': () =>
    'машина генератора нагрузки: та же, что у сервера, или отдельная',
  'import.option.network': () => 'сеть между генератором и сервером',
  'import.option.version': () => 'версии частей системы, например php=8.4.1',
  'import.option.note': () => 'то, что должен знать читатель',
  'import.option.allow-mixed': () =>
    'принять сводку, в которой сложены несколько сценариев, и записать это в файл',
  'import.option.allow-short': () =>
    'принять прогон, который кончился раньше срока, и записать это в файл',
  'import.option.allow-refused': () => 'принять прогон без единого ответа и записать это в файл',
  'import.option.out': () => 'папка, куда писать, вместо static/data/results',
  'import.option.replace': () => 'записать поверх результата с тем же id',
  'import.option.yes': () => 'ни о чём не спрашивать; несказанное неизвестно',
  'import.reading': ({name, index, count, megabytes: size, seconds}) =>
    `Читаю ${name} (${index} из\u00A0${count}${megabytes(size)})… ${seconds}\u00A0с`,
  'import.result': () => 'результат',
  'import.nothing-written': () => 'Ничего не записано.',
  'import.written': ({path, count}) => `Записано: ${path}, ${measurements(count)}.`,
  'import.omitted': ({value, reason}) => `пропущено: ${value}, ${reason}`,
  'import.unknown': ({facts}) =>
    `Осталось неизвестным: ${known(facts)}. Флаги перечислены в\u00A0--help.`,
  'import.out-is-folder': ({out}) =>
    `Внимание: --out — это папка, и результат окажется внутри «${out}/». Имя файла задаёт --id.`,
  'import.no-duration': ({seconds}) =>
    `Внимание: прогон длился ${seconds} с. Если задано было больше, его прервали: укажите --duration, и импорт это проверит.`,
  'import.verdict': ({measurement, check, reason}) =>
    `Эти числа не\u00A0могут быть верны все сразу: ${measurement}, ${check} (${reason}).`,
  'import.next': ({path}) => `Дальше: npm run bench -- validate ${path} --verdicts`,
  'import.unit.perS': () => 'в\u00A0с',
  'import.unit.ms': () => 'мс',
  'import.unit.s': () => 'с',
  'import.unit.share': () => '',
  'import.unit.count': () => '',
  'omission.all-refused': () => 'потому что ни на один запрос не пришёл ответ',
  'omission.equals-mean': () => 'потому что это снова среднее, а не процентиль',
  'omission.back-filled': () => 'потому что утилита дописала отсчёты, которых не измеряла',
  'omission.no-samples': () => 'потому что отсчётов нет',
  'omission.rounded-away': () => 'потому что утилита округляет, а это меньше её наименьшего шага',
  'omission.not-in-format': () => 'потому что в этом формате ему нет места',
  'omission.too-few-samples': () => 'потому что отсчётов слишком мало',
  'omission.too-few-intervals': () => 'потому что в журнале нет ни одного целого интервала',
  'omission.run-given-up': () => 'потому что утилита прервала прогон',
  'omission.clock-too-coarse': () => 'потому что прогон слишком короток для часов этого файла',
  'omission.not-in-every-repeat': () => 'потому что оно есть не во всех повторах',
  'omission.not-in-every-generator': () => 'потому что оно есть не у всех генераторов',
  'omission.percentiles-of-parts': () =>
    'потому что из процентилей нескольких генераторов без гистограмм нельзя получить общий',
};
