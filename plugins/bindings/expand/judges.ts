import {JUDGES, JUDGE_LINES} from '../../../lib/verdict/judges.ts';
import {textsOf} from '../../../content/i18n.ts';
import {quantityFormatter} from '../../../content/value/quantity.ts';
import {text} from './nodes.ts';
import type {PhrasingContent, TableCell} from 'mdast';
import type {JudgeName} from '../../../lib/verdict/judges.ts';
import type {Expansion} from './index.ts';

/** `<Judges />` becomes the table of all judges of claims, each with its tolerance as the code has it. */
export const expandJudges: Expansion = (_, {locale}, site) => {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const format = quantityFormatter(locale, site.catalogues[locale].interface);
  const toleranceOf = (name: JudgeName) => {
    const {tolerance, unit} = JUDGES[name];
    if (tolerance === 0) return words.render('judge.tolerance.none');
    const shown = format(tolerance, unit === 'share' ? 'share' : 'ratio', {
      digits: unit === 'digit' ? 1 : 0,
    });
    return words.render(`judge.tolerance.${unit}`, {shown});
  };
  const head = ['name', 'asks', 'tolerance'].map((key) => cell(text(words.render(`judge.${key}`))));
  const rows = JUDGE_LINES.map((names) => [
    cell(
      ...names.flatMap((value, index) => [
        ...(index > 0 ? [text(', ')] : []),
        {type: 'inlineCode' as const, value},
      ]),
    ),
    cell(text(words.render(`judge.${names[0]}.asks`))),
    cell(text(toleranceOf(names[0]))),
  ]);
  const children = [head, ...rows].map((cells) => ({type: 'tableRow' as const, children: cells}));
  return {replacement: {type: 'table', children}, problems: []};
};

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
