import React from 'react';
import ListForm from './ListForm.tsx';
import ListIsland from './ListIsland.tsx';
import styles from './SuspendsTable.module.css';

/** `notes`: what makes it suspend, what to call instead, other versions */
type Cell = {column: string; verdict: string; word: string; client?: string; notes: string[]};

/** calls by what they are for */
export type SuspendsGroup = {
  id: string;
  label: string;
  calls: {id: string; label: string; client?: string; cells: Cell[]}[];
};

type Choice = {value: string; text: string};

/**
 * Which calls suspend in which runtime, and a form that narrows them: a table where there is room for its columns, else a
 * list of calls.
 *
 * @param props JSON: the groups; the columns as choices; the verdicts as choices; the interface's words
 */
export default function SuspendsTable(props: {
  groups: string;
  columns: string;
  verdicts: string;
  words: string;
}) {
  const groups: SuspendsGroup[] = JSON.parse(props.groups);
  const columns: Choice[] = JSON.parse(props.columns);
  const verdicts: Choice[] = JSON.parse(props.verdicts);
  const words: Parameters<typeof ListForm>[0]['words'] &
    Record<'search' | 'call' | 'column' | 'verdict' | 'heading', string> = JSON.parse(props.words);
  const labels = Object.fromEntries(columns.map(({value, text}) => [value, text]));
  const fields = [
    {name: 'call', label: words.call, choices: groups.flatMap(choicesOf)},
    {name: 'column', label: words.column, choices: columns},
    {name: 'verdict', label: words.verdict, choices: verdicts},
  ];
  const total = groups.flatMap(({calls}) => calls.flatMap(({cells}) => cells)).length;
  return (
    <ListIsland id="suspends-table" className={styles.frame}>
      <ListForm {...{words, fields, total}} search={words.search} />
      <div className={styles.table} data-list="">
        <div className={styles.head} aria-hidden="true">
          <span>{words.heading}</span>
          {columns.map(({value, text}) => (
            <span key={value}>{text}</span>
          ))}
        </div>
        {groups.map(({id, label, calls}) => (
          <section key={id}>
            <h3 className={styles.group}>{label}</h3>
            {calls.map((call) => (
              <section key={call.id} className={styles.call} data-call={`${id} ${call.id}`}>
                <h4 id={call.id}>
                  {call.label}
                  {call.client && <small>{call.client}</small>}
                </h4>
                <ul data-pagefind-ignore="">
                  {call.cells.map((cell) => (
                    <li key={cell.column} data-column={cell.column} data-verdict={cell.verdict}>
                      <span className={styles.column}>{labels[cell.column]}</span>
                      <strong>{cell.word}</strong>
                      {[cell.client ?? [], cell.notes].flat().map((note) => (
                        <small key={note}>
                          <Breakable text={note} />
                        </small>
                      ))}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
    </ListIsland>
  );
}

/** A text whose long names may end a line after a sign within them: “amphp/postgres” is wider than its column. */
function Breakable({text}: {text: string}) {
  return text.split(/(?<=[/\\_])/).map((part, at) => (
    <React.Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));
}

/** A group, then each of its calls. */
function choicesOf({id, label, calls}: SuspendsGroup): Choice[] {
  return [
    {value: id, text: label},
    ...(calls.length > 1
      ? calls.map((call) => ({value: call.id, text: `${label}: ${call.label}`}))
      : []),
  ];
}
