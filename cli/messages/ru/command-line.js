/** То, что говорит любая команда: справка, неверный вызов и то, чего быть не должно. */
export default {
  'cli.description': () => 'Результаты прогонов: проверить, добавить, посмотреть, что они меняют.',
  'cli.usage': () => 'Вызов:',
  'cli.arguments': () => 'Аргументы:',
  'cli.options': () => 'Параметры:',
  'cli.global-options': () => 'Общие параметры:',
  'cli.commands': () => 'Команды:',
  'cli.example': () => 'Пример:',
  'cli.option.help': () => 'показать эту справку',
  'cli.option.lang': () => 'язык сообщений: en или ru; иначе — язык окружения',
  'cli.option.json': () => 'вместо текста один документ JSON для программ',
  'cli.command.help': () => 'показать справку по команде',
  'cli.unknown-command': ({name}) => `Команды «${name}» нет.`,
  'cli.did-you-mean': ({suggestion}) => `Возможно, имелось в виду «${suggestion}».`,
  'cli.unknown-option': ({name}) => `Параметра «${name}» нет.`,
  'cli.missing-argument': ({name}) => `Не хватает аргумента «${name}».`,
  'cli.missing-value': ({name}) => `Параметру «${name}» нужно значение.`,
  'cli.missing-option': ({name}) => `Не хватает параметра «${name}».`,
  'cli.excess-arguments': () => 'Аргументов больше, чем принимает команда.',
  'cli.wrong-value': ({name, allowed}) =>
    `Такое значение «${name}» не допускается. Допустимы: ${allowed}.`,
  'cli.wrong-language': ({name}) => `Языка «${name}» нет. Допустимы: en, ru.`,
  'cli.wrong-usage': ({text}) => text,
  'cli.see-help': ({command}) => `Справка: npm run bench -- ${command}`,
  'cli.unexpected': ({text}) =>
    `Случилось непредвиденное: ${text}\nСо значением BENCH_DEBUG=1 видно, где именно; пожалуйста, сообщите об этом.`,
};
