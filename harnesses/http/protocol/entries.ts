import type {FinishedEntry, Made, SessionEntry} from '../../engine/types.ts';
import type {BootRun, Outcome as MeasureBootOutcome} from '../boot/measure-boot.ts';
import type {Outcome as MeasureConnectOutcome} from '../connect/measure-connect.ts';
import type {measureCeiling} from '../load/ceiling.ts';
import type {Load} from '../load/own-generator.ts';
import type {Outcome as MeasureProbeOutcome} from '../probe/comparison.ts';
import type {DeploymentEvent} from '../soak/plan.ts';
import type {Cores} from './place.ts';
import type {Rate} from './rates.ts';
import type {Outcome} from './run-once.ts';

/** Lines of this harness's journals: of a plan, and of the commands "probe", "connect" and "boot". */
export type Session = SessionEntry & {
  placements: Record<string, Cores>;
  measures?: string;
  /** versions of Composer packages; the first sessions have none, nor the generator's file */
  libraries?: Record<string, string>;
  generator?: string;
  /** in place of those of every database; most sessions have none */
  databaseSettings?: Record<string, string>;
};

export type PlanSession = Session & {
  measures?: undefined;
  tool: 'k6' | 'own';
  runtimes: string[];
  apps: string[];
};

export type Run = Made &
  Outcome & {
    group: string;
    point: string;
    seed: number;
    generatorLimited: boolean;
    fills: boolean;
    unsaturated: boolean;
    /** what a search found the rate for */
    objective?: Rate['objective'];
    /** of a window of a series: seconds from the start of the measured time to its own start */
    fromS?: number;
    /** what was done to the server in the middle of the window */
    event?: DeploymentEvent;
    /** of peers, where all are offered the same rate */
    slowest?: {cell: string; capacityPerS: number};
  };

export type Pilot = {
  kind: 'pilot';
  cell: string;
  load: Load;
  status: string;
  throughputPerS: number;
};

export type Ceiling = {kind: 'ceiling'; at: string} & Awaited<ReturnType<typeof measureCeiling>>;

export type PlanEntry = PlanSession | Run | Pilot | Ceiling | Rate | FinishedEntry;

export type ProbeSession = Session & {measures: 'probe'};

export type ProbeRun = Made & MeasureProbeOutcome;

export type ProbeEntry = ProbeSession | ProbeRun | FinishedEntry;

export type ConnectSession = Session & {measures: 'connect'};

export type ConnectRun = Made & MeasureConnectOutcome;

export type ConnectEntry = ConnectSession | ConnectRun | FinishedEntry;

export type Boot = {kind: 'boot'; block: number} & BootRun & MeasureBootOutcome;

export type BootEntry = Session | Boot | FinishedEntry;

export type AnyEntry = PlanEntry | ProbeEntry | ConnectEntry | BootEntry;
