/** Options of the command that say where things are, and not what they are. */
const UNRECORDED = ['out', 'replace', 'yes', 'json'];

/** The command that made a result file, with files by their names and no folders of anybody's machine. */
export function commandLine(
  tool: string,
  files: {name: string}[],
  options: Record<string, unknown>,
): string {
  const names = files.map(({name}) => name);
  const shown = names.length > 3 ? [names[0], '…', names[names.length - 1]] : names;
  const flags = Object.entries(options)
    .filter(([name, value]) => !UNRECORDED.includes(name) && value !== undefined)
    .flatMap(([name, value]) => [`--${kebab(name)}`, ...argumentOf(name, value)]);
  return ['bench import', tool, ...shown, ...flags].join(' ');
}

function argumentOf(name: string, value: unknown) {
  if (value === true) return [];
  const text = [value].flat().map(String);
  return (name === 'about' ? text.map((path) => path.replace(/^.*[\\/]/s, '')) : text).map(quoted);
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const quoted = (text: string) =>
  /^[\w.:=/@+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
