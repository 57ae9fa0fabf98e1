import {escape} from '../pool/markup.ts';
import {quantitiesIn} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {Cell, Study} from './state.ts';

/**
 * The cells of a study to choose from, by what they were asked to do.
 *
 * @param chosen id
 * @param isLater left for the reader's browser to fill
 * @param narrow words that a name must have
 * @returns HTML
 */
export function optionsHtml(
  {cells}: Study,
  chosen: string,
  isLater: boolean = false,
  narrow: string = '',
): string {
  if (isLater && !chosen) return '';
  const wanted = narrow.toLowerCase().split(/\s+/u).filter(Boolean);
  const isWanted = ({id, name, group}: Cell) => {
    const text = `${name} ${group} ${id}`.toLowerCase();
    return id === chosen || wanted.every((word) => text.includes(word));
  };
  const groups = new Map();
  for (const cell of cells.filter(isWanted))
    groups.set(cell.group, [...(groups.get(cell.group) ?? []), cell]);
  return [...groups]
    .map(
      ([group, of]) =>
        `<optgroup label="${escape(group)}">${of.map(({id, name}: Cell) => optionHtml(id, name, id === chosen)).join('')}</optgroup>`,
    )
    .join('');
}

/**
 * What a study's cells were measured in.
 *
 * @returns HTML
 */
export const quantitiesHtml = (study: Study, chosen: string, {t}: Words): string =>
  quantitiesIn(study)
    .map((path) => optionHtml(path, t(`compare.of.${path}`), path === chosen))
    .join('');

export const optionHtml = (value: string, text: string, isChosen: boolean) =>
  `<option value="${escape(value)}"${isChosen ? ' selected' : ''}>${escape(text)}</option>`;
