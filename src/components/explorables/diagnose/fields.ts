import type {Machine, Numbers} from '../../../../lib/diagnosis/facts.ts';
import type {NumberLimits} from '../frame/NumberField.tsx';

/** how its number is written: see `say.ts` */
export type Unit = 'perS' | 'ms' | 's' | 'percent' | 'count';
export type FieldKind = NumberLimits & {unit: Unit; isMain?: boolean};

const count = {unit: 'count', least: 1, most: 1_000_000, whole: true} as const;
const ms = {unit: 'ms', least: 0.001, most: 3_600_000} as const;
const perS = {unit: 'perS', least: 0.01, most: 10_000_000} as const;
const percent = {unit: 'percent', least: 0, most: 100} as const;

/** Numbers of a run, those first that every reader has. */
export const FIELDS: Record<keyof Numbers, FieldKind> = {
  rate: {...perS, isMain: true},
  users: {...count, isMain: true},
  slots: {...count, isMain: true},
  busy: {...percent, isMain: true},
  cpu: ms,
  wait: {...ms, least: 0},
  offered: perS,
  mean: ms,
  p50: ms,
  p95: ms,
  p99: ms,
  min: ms,
  max: ms,
  errors: percent,
  dropped: percent,
  seconds: {unit: 's', least: 0.001, most: 1_000_000},
  requests: {...count, most: 99_999_999},
  threads: count,
};

export const MACHINE_FIELDS: Record<keyof Machine, FieldKind> = {
  cores: {...count, most: 4096},
  connections: count,
};
