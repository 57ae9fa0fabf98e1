// @ts-check

/**
 * Lines of this harness's journals: of a plan, of the command "probe" and of the command "boot".
 *
 * @typedef {import('../../protocol/entries.js').Made} Made
 * @typedef {import('../../protocol/entries.js').FinishedEntry} FinishedEntry
 * @typedef {import('../../protocol/entries.js').SessionEntry & {placements: Record<string, import('./placement.js').Cores>,
 *   measures?: string}} Session
 *
 * @typedef {Session & {measures?: undefined, tool: 'k6' | 'own', runtimes: string[], apps: string[]}} PlanSession
 * @typedef {Made & import('./run-once.js').Outcome & {group: string, point: string, seed: number,
 *   generatorLimited: boolean, fills: boolean, unsaturated: boolean}} Run
 * @typedef {{kind: 'pilot', cell: string, status: string, throughputPerS: number}} Pilot
 * @typedef {{kind: 'ceiling', at: string} & Awaited<ReturnType<typeof import('../load/ceiling.js').measureCeiling>>} Ceiling
 * @typedef {PlanSession | Run | Pilot | Ceiling | import('./rates.js').Rate | FinishedEntry} PlanEntry
 *
 * @typedef {Session & {measures: 'probe'}} ProbeSession
 * @typedef {Made & import('../probe/measure-probe.js').Outcome} ProbeRun
 * @typedef {ProbeSession | ProbeRun | FinishedEntry} ProbeEntry
 *
 * @typedef {{kind: 'boot', block: number} & import('../boot/measure-boot.js').BootRun &
 *   import('../boot/measure-boot.js').Outcome} Boot
 * @typedef {Session | Boot | FinishedEntry} BootEntry
 *
 * @typedef {PlanEntry | ProbeEntry | BootEntry} AnyEntry
 */

export {};
