/** What every command says: help, wrong usage, and what should never happen. */
export default {
  'cli.description': () =>
    'Results of benchmark runs: check them, bring them in, see what they change.',
  'cli.usage': () => 'Usage:',
  'cli.arguments': () => 'Arguments:',
  'cli.options': () => 'Options:',
  'cli.global-options': () => 'Options everywhere:',
  'cli.commands': () => 'Commands:',
  'cli.example': () => 'Example:',
  'cli.option.help': () => 'show this help',
  'cli.option.lang': () => 'language of messages: en or ru; else that of the environment',
  'cli.option.json': () => 'one JSON document for machines instead of text',
  'cli.command.help': () => 'show the help of a command',
  'cli.unknown-command': ({name}) => `There is no command “${name}”.`,
  'cli.did-you-mean': ({suggestion}) => `Did you mean “${suggestion}”?`,
  'cli.unknown-option': ({name}) => `There is no option “${name}”.`,
  'cli.missing-argument': ({name}) => `“${name}” is missing.`,
  'cli.missing-value': ({name}) => `The option “${name}” needs a value.`,
  'cli.missing-option': ({name}) => `The option “${name}” is missing.`,
  'cli.excess-arguments': () => 'There are more arguments than the command takes.',
  'cli.wrong-value': ({name, allowed}) =>
    `The value of “${name}” is not allowed. Allowed: ${allowed}.`,
  'cli.wrong-language': ({name}) => `There is no language “${name}”. Allowed: en, ru.`,
  'cli.wrong-usage': ({text}) => text,
  'cli.see-help': ({command}) => `See: npm run bench -- ${command}`,
  'cli.unexpected': ({text}) =>
    `Something unforeseen happened: ${text}\nSet BENCH_DEBUG=1 to see where, and please report it.`,
};
