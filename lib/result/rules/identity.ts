import type {RuleProblem} from '../rules.ts';
import type {Run} from '../types.ts';

/** Holds the id against the path that the file has, as far as the path is known. */
export function checkIdentity(run: Run, {fileName}: {fileName?: string}): RuleProblem[] {
  return [...nameProblems(run, fileName), ...duplicateMeasurements(run)];
}

function nameProblems({id}: Run, fileName: string | undefined) {
  if (!fileName) return [];
  const named = nameOf(fileName);
  const parts = named.split('/').length;
  if (id.split('/').slice(-parts).join('/') === named) return [];
  const suggested = idFor(id, named);
  return [{code: 'id-not-path', path: '/id', value: id, params: {fileName, named, suggested}}];
}

/**
 * The id that a file's name asks for: the study stays where the name says none. Undefined where such an id can't be.
 */
function idFor(id: string, named: string) {
  const wanted = named.includes('/') ? named : `${id.split('/')[0]}/${named}`;
  return /^[a-z0-9]+(?:[.-][a-z0-9]+)*\/[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(wanted)
    ? wanted
    : undefined;
}

/** Study and run where the file stands among the results; elsewhere the folder says nothing of the study. */
function nameOf(fileName: string) {
  const path = fileName.replaceAll('\\', '/').replace(/\.json$/, '');
  const kept = /(?:^|\/)data\/results\/([^/]+\/[^/]+)$/.exec(path);
  return kept ? kept[1] : path.slice(path.lastIndexOf('/') + 1);
}

function duplicateMeasurements({measurements}: Run) {
  return measurements.flatMap(({id}, index) => {
    const first = measurements.findIndex((measurement) => measurement.id === id);
    if (first === index) return [];
    return [
      {
        code: 'measurement-duplicate',
        path: `/measurements/${index}/id`,
        value: id,
        params: {first},
      },
    ];
  });
}
