import type {
  ClaimSection,
  StudyClaims as GroupsStudyClaims,
  filtersOf,
} from '../../../content/claim/groups.ts';
import type {AnswerView, ClaimView} from '../../../content/claim/view.ts';

/**
 * What plugins/bindings hands the parts of a study's page, as JSON where it stands in the page itself.
 *
 * `address` of its entry; all its addresses are whole paths
 */
export type ListedAnswer = AnswerView & {address: string};

export type ListedClaim = Omit<ClaimView, 'elsewhere'> & ListedAnswer & {elsewhere: ListedAnswer[]};

export type ListedSection = Omit<ClaimSection, 'claims'> & {claims: ListedClaim[]};

/** `address` of its list */
export type StudyClaims = Omit<GroupsStudyClaims, 'sections'> & {
  address: string;
  sections: ListedSection[];
};

/** what the server draws a list of claims from */
export interface ClaimLists {
  studies: StudyClaims[];
  filters: ReturnType<typeof filtersOf>;
  total: number;
  words: Record<string, string>;
}

export type VerdictCount = {
  verdict: string;
  word: string;
  meaning: string;
  count: number;
  href: string;
};

/** `isFile`: published once for both languages */
export type PassportItem = {text: string; href?: string; isFile?: boolean};

export type PassportRow = {label: string; items: PassportItem[]};

export type PassportSystems = {title: string; rows: PassportRow[]};

export type PassportChecklist = {
  title: string;
  items: {text: string; mark: string; isMet: boolean}[];
  more: string;
};
