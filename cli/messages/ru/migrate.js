import {pluralIn} from '../parts.js';

const files = pluralIn('ru', {one: 'файл', few: 'файла', many: 'файлов', other: 'файла'});

export default {
  'migrate.summary': () => 'привести файлы результатов к нынешней версии схемы',
  'migrate.argument.files': () => 'файлы результатов; без них — все',
  'migrate.option.check': () => 'ничего не записывать, только сказать, что изменилось бы',
  'migrate.rewritten': ({file, from, to}) => `${file}: версия ${from} → ${to}`,
  'migrate.current': ({count}) => `Уже нынешней версии: ${files(count)}.`,
  'migrate.none-written': () => 'Ничего не записано.',
  'problem.version-missing': () => [
    'нет «schemaVersion», поэтому неясно, по какой версии написан файл.',
    'Напишите версию, по которой файл составлен.',
  ],
  'problem.version-newer': ({newest}) => [
    `эта версия новее той, которую знает программа (${newest}).`,
    'Обновите репозиторий.',
  ],
  'problem.version-unknown': ({oldest}) => [
    `такой версии схемы не было; первая — ${oldest}.`,
    'Исправьте номер версии.',
  ],
  'problem.folder-unwritable': ({system}) => [
    `файл нельзя записать (${system}).`,
    'Дайте себе право на запись в папку.',
  ],
};
