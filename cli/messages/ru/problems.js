import {known} from '../parts.js';

const meant = ({suggestion}) => (suggestion ? `Возможно, имелось в виду «${suggestion}». ` : '');
const TYPES = {
  number: 'число',
  integer: 'целое число',
  string: 'строка',
  boolean: 'true или false',
  object: 'объект',
  array: 'массив',
};
const types = (wanted) => wanted.map((type) => TYPES[type] ?? type).join(' или ');

/** Что не так и почему и что с этим делать — по коду. */
export default {
  'problem.file-missing': () => ['такого файла нет.', 'Проверьте путь.'],
  'problem.file-unreadable': () => [
    'файл нельзя прочитать: нет прав.',
    'Дайте себе право на чтение.',
  ],
  'problem.file-is-folder': () => ['это папка.', 'Назовите файлы, которые в ней лежат.'],
  'problem.file-not-regular': () => ['это не обычный файл.', 'Назовите файл на диске.'],
  'problem.file-too-large': ({value, largestBytes}) => [
    `в файле ${value} байт, а в файле результатов их не больше ${largestBytes}.`,
    'Сырые замеры читает `npm run bench -- import`: он их сводит.',
  ],
  'problem.file-read-failed': ({system}) => [
    `система не смогла его прочитать (${system}).`,
    'Скопируйте файл в другое место и попробуйте снова.',
  ],
  'problem.encoding-utf16': () => ['текст в кодировке UTF-16.', 'Сохраните его в UTF-8.'],
  'problem.encoding-not-utf8': () => [
    'с этого места текст уже не UTF-8.',
    'Сохраните его в UTF-8.',
  ],
  'problem.binary-file': ({value}) => [
    `байт ${value} нулевой, значит, это не текст.`,
    'Назовите файл JSON; если он сжат, распакуйте его.',
  ],
  'problem.file-bom': () => [
    'файл начинается с метки порядка байтов, в JSON её быть не может.',
    'Сохраните его в UTF-8 без метки.',
  ],
  'problem.json-empty': () => ['файл пуст.', 'Запишите в него результат или удалите его.'],
  'problem.html-page': () => [
    'это веб-страница, а не JSON: скорее всего, страница ошибки вместо скачанного файла.',
    'Скачайте файл ещё раз и загляните в него.',
  ],
  'problem.json-too-deep': ({deepest}) => [
    `вложенность больше ${deepest} уровней, а файлу результатов хватает и десяти.`,
    'Запишите результат так, как описано в схеме.',
  ],
  'problem.json-cut': () => [
    'документ кончается раньше последней закрывающей скобки: файл обрезан.',
    'Скопируйте его заново, целиком.',
  ],
  'problem.json-trailing': () => [
    'после конца документа есть что-то ещё, а в файле один результат.',
    'Перенесите продолжение в отдельный файл или удалите.',
  ],
  'problem.json-syntax': () => ['с этого места текст уже не JSON.', 'Исправьте это место.'],
  'problem.json-number-comma': ({number}) => [
    'в числах JSON между цифрами нет запятых.',
    `Напишите ${number}.`,
  ],
  'problem.json-not-a-number': () => [
    'такого числа в JSON нет.',
    'Уберите значение и укажите причину в «omitted».',
  ],
  'problem.number-not-finite': () => [
    'число больше любого, которое можно хранить.',
    'Напишите то, что измерено.',
  ],
  'problem.json-duplicate-key': ({firstLine}) => [
    `такой же ключ стоит в строке ${firstLine}, а прочитан будет только один из них.`,
    'Удалите один.',
  ],
  'problem.json-hostile-key': () => [
    'такой ключ меняет сам объект, в котором стоит, где бы его ни прочитали.',
    'Удалите его.',
  ],
  'problem.member-missing': ({name}) => [`нет поля «${name}».`, `Добавьте «${name}».`],
  'problem.member-unknown': (p) => [
    'такого поля здесь быть не может.',
    `${meant(p)}Допустимы: ${known(p.known)}.`,
  ],
  'problem.wrong-type': ({wanted}) => [
    `здесь должно быть другое: ${types(wanted)}.`,
    'Исправьте значение.',
  ],
  'problem.null-value': () => [
    'значение, которого нет, опускают, а не пишут null.',
    'Удалите поле; если программа что-то напечатала, укажите это в «omitted».',
  ],
  'problem.number-with-comma': ({number}) => [
    'число записано строкой, и в нём запятая.',
    `Напишите ${number} без кавычек.`,
  ],
  'problem.number-as-text': ({number}) => [
    'число записано строкой, а единица уже есть в имени поля.',
    `Если это та же единица, напишите ${number} без кавычек.`,
  ],
  'problem.number-or-unknown': ({number}) => [
    'здесь должно быть число или слово «unknown».',
    number ? `Напишите ${number} без кавычек.` : 'Напишите число или «unknown».',
  ],
  'problem.runtime-unknown': (p) => [
    'такой среды исполнения на сайте нет.',
    `${meant(p)}Известны: ${known(p.known)}. Новую добавляют в lib/result/runtimes.js.`,
  ],
  'problem.word-unknown': (p) => [
    'такое слово здесь не допускается.',
    `${meant(p)}Допустимы: ${known(p.known)}.`,
  ],
  'problem.schema-version': ({expected}) => [
    `это не версия ${expected} схемы.`,
    'Запустите для этого файла `npm run bench -- migrate`.',
  ],
  'problem.negative': () => [
    'отрицательных чисел в результатах нет; −1 и подобные обозначают пропуск.',
    'Удалите поле и укажите причину в «omitted».',
  ],
  'problem.below-limit': ({limit}) => [
    `наименьшее допустимое значение — ${limit}.`,
    'Исправьте число.',
  ],
  'problem.out-of-bounds': ({keyword, limit}) => [
    `нарушено ограничение схемы ${keyword} = ${limit}.`,
    'Описание поля есть в схеме.',
  ],
  'problem.date-form': () => ['это не дата.', 'Напишите в виде 2026-04-03 или «unknown».'],
  'problem.instant-form': () => ['это не момент времени.', 'Напишите в виде 2026-04-03T10:31:19Z.'],
  'problem.address-form': () => ['это не адрес в сети.', 'Начните с https:// или http://.'],
  'problem.hash-form': () => [
    'это не контрольная сумма и не коммит.',
    'Запишите шестнадцатеричными цифрами.',
  ],
  'problem.schema-address-form': () => [
    'этот адрес не ведёт к схеме.',
    'Напишите "../../schema/result.v1.schema.json".',
  ],
  'problem.run-id-form': () => [
    'идентификатор — это исследование и прогон: строчные латинские буквы, цифры, дефисы и точки.',
    'Напишите в виде my-study/my-run.',
  ],
  'problem.id-form': () => [
    'имена здесь состоят из строчных латинских букв и цифр, между ними дефисы или точки.',
    'Напишите в виде my-name.',
  ],
  'problem.text-form': ({pattern}) => [`текст не подходит под ${pattern}.`, 'Исправьте его.'],
  'problem.id-not-path': ({named, suggested}) => [
    `файл называется ${named}.json, и идентификатор должен кончаться именем файла.`,
    suggested ? `Напишите "${suggested}" или переименуйте файл.` : 'Переименуйте файл.',
  ],
  'problem.measurement-duplicate': ({first}) => [
    `такой же идентификатор у измерения ${first}.`,
    'Дайте каждому измерению свой.',
  ],
  'problem.system-unknown': (p) => [
    'в «systems» такого поля нет.',
    `${meant(p)}Есть: ${known(p.known)}.`,
  ],
  'problem.scenario-unknown': (p) => [
    'в «scenarios» такого поля нет.',
    `${meant(p)}Есть: ${known(p.known)}.`,
  ],
  'problem.source-unknown': (p) => [
    'в «origin.sources» такого источника нет.',
    `${meant(p)}Есть: ${known(p.known)}.`,
  ],
  'problem.source-duplicate': () => [
    'такой же идентификатор у другого источника.',
    'Переименуйте один из них.',
  ],
  'problem.table-unknown': (p) => [
    'в «origin.tables» такого поля нет.',
    `${meant(p)}Есть: ${known(p.known)}.`,
  ],
  'problem.from-missing': (p) => [
    'не сказано, из какой таблицы взято число.',
    `Добавьте «from», одно из: ${known(p.known)}.`,
  ],
  'problem.load-member-missing': ({name, model}) => [
    `нагрузке модели «${model}» нужно поле «${name}».`,
    `Добавьте «${name}»; если источник молчит, подойдёт «unknown».`,
  ],
  'problem.cap-below-start': ({maxVus}) => [
    `на старте виртуальных пользователей больше, чем разрешает предел ${maxVus}.`,
    'Исправьте preAllocatedVus или maxVus.',
  ],
  'problem.blocking-with-coroutines': ({system}) => [
    `в системе «${system}» воркеры блокируются, значит, каждый обслуживает по одному запросу.`,
    'Напишите 1 или исправьте «waiting».',
  ],
  'problem.values-empty': ({status}) => [
    `измерение со статусом «${status}» и без единого значения ничего не говорит.`,
    'Добавьте значение или поставьте статус «failed».',
  ],
  'problem.share-above-one': ({path}) => [
    `${path} — доля, от 0 до 1.`,
    'Проценты делят на 100: 78 % — это 0.78.',
  ],
  'problem.repeats-count': ({count, repeats}) => [
    `значений здесь ${count}, а в «repeats» стоит ${repeats}.`,
    'Добавьте недостающие или исправьте «repeats».',
  ],
  'problem.value-not-median': ({expected}) => [
    `медиана повторов — ${expected}.`,
    `Напишите ${expected}.`,
  ],
  'problem.interval-turned': () => [
    'нижняя граница выше верхней.',
    'Поменяйте местами «low» и «high».',
  ],
  'problem.interval-excludes-value': () => [
    'интервал не содержит своего значения.',
    'Вычислите интервал заново.',
  ],
  'problem.interval-without-repeats': ({count}) => [
    `для такого интервала нужно не меньше трёх повторов, а здесь их ${count}.`,
    'Добавьте «values», удалите интервал или назовите его «reported».',
  ],
  'problem.interval-not-range': ({low, high}) => [
    `размах повторов — от ${low} до ${high}.`,
    'Напишите эти два числа.',
  ],
  'problem.percentile-order': ({lower, higher, lowerValue, higherValue}) => [
    `${higher} равен ${higherValue}, это меньше, чем ${lower} (${lowerValue}): так не бывает.`,
    'Сверьте оба с источником.',
  ],
  'problem.date-not-real': () => ['такого дня нет ни в одном календаре.', 'Исправьте дату.'],
  'problem.date-before-start': ({measuredOn}) => [
    `прогон кончается раньше, чем начинается (${measuredOn}).`,
    'Исправьте один из двух дней.',
  ],
  'problem.bin-turned': () => [
    'интервал кончается раньше, чем начинается.',
    'Поменяйте границы местами.',
  ],
  'problem.bin-overlaps': ({before}) => [
    `предыдущий интервал доходит до ${before}.`,
    'Расположите интервалы по порядку, без наложений.',
  ],
  'problem.omitted-but-present': () => [
    'значение названо опущенным и при этом стоит в «values».',
    'Удалите одно из двух.',
  ],
};
