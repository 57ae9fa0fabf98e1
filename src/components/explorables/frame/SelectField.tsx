import {memo} from 'react';

/** given a control's name and what it says */
export type Take = (control: string, text: string) => void;

export type Option = {id: string; name: string; group?: string};

interface SelectFieldProps extends Omit<React.HTMLAttributes<HTMLDivElement>, 'id'> {
  place: string;
  name: string;
  label: React.ReactNode;
  options: readonly Option[];
  value: string;
  /** what is wrong; a field that takes whatever it offers has none */
  bad?: string;
  onTake: Take;
}

/**
 * A list to choose from, with its name, and what is wrong with what was asked for. Drawn anew only as one of these changes: on a
 * slow phone a digit in another field would wait for all of its options.
 */
export default memo((props: SelectFieldProps) => {
  const {
    place,
    name,
    label,
    options,
    value,
    bad,
    onTake,
    className = 'pool-field',
    ...rest
  } = props;
  const id = `${place}-${name}`;
  return (
    <div className={className} {...rest}>
      <label htmlFor={id}>{label}</label>
      <select
        {...{id, name, value}}
        aria-describedby={bad === undefined ? undefined : `${id}-bad`}
        aria-invalid={bad ? true : undefined}
        onChange={({target}) => onTake(name, target.value)}
      >
        <Options options={options} />
      </select>
      {bad !== undefined && (
        <p className="explorable-bad" id={`${id}-bad`}>
          {bad}
        </p>
      )}
    </div>
  );
});

/** Options under the names of their groups, if they have any. */
function Options({options}: {options: readonly Option[]}) {
  return Array.from(
    Map.groupBy(options, ({group}) => group),
    ([group, some]) => {
      const own = some.map(({id, name}) => (
        <option key={id} value={id}>
          {name}
        </option>
      ));
      return group ? (
        <optgroup key={group} label={group}>
          {own}
        </optgroup>
      ) : (
        own
      );
    },
  );
}
