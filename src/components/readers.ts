import type {Reader} from '../../cli/importers/tools.ts';

/** Every importer of a tool that makes load, each in a file of its own that is fetched when its output is there. */
export const READERS: Record<string, () => Promise<{default: Reader}>> = {
  ab: () => import('../../cli/importers/ab/importer.ts'),
  autocannon: () => import('../../cli/importers/autocannon/importer.ts'),
  h2load: () => import('../../cli/importers/h2load/importer.ts'),
  hey: () => import('../../cli/importers/hey/importer.ts'),
  k6: () => import('../../cli/importers/k6/importer.ts'),
  oha: () => import('../../cli/importers/oha/importer.ts'),
  pgbench: () => import('../../cli/importers/pgbench/importer.ts'),
  vegeta: () => import('../../cli/importers/vegeta/importer.ts'),
  wrk: () => import('../../cli/importers/wrk/importer.ts'),
};
