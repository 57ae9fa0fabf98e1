// @ts-check
/**
 * Shapes of a result file, as `result.v1.schema.json` describes them field by field.
 *
 * @typedef {number | 'unknown'} Known
 *
 * @typedef {object} Quantity
 * @property {number} value median of the repeats where there are any
 * @property {string} [from] id of a table of `origin.tables`
 * @property {number[]} [values] one for each repeat, in the order of running
 * @property {{low: number, high: number, level?: number, kind: 'order-statistics' | 'range' | 'reported' | 'bootstrap'}}
 *   [interval]
 * @property {boolean} [approximate]
 * @property {string} [asPrinted]
 *
 * @typedef {'sent' | 'intended-start' | 'unknown'} MeasuredFrom what a latency is measured from
 *
 * @typedef {{[percentile: `p${number}`]: Quantity | undefined, min?: Quantity, mean?: Quantity, stdDev?: Quantity,
 *   max?: Quantity}} TimeStatistics
 * @typedef {TimeStatistics & {measuredFrom: MeasuredFrom}} Latency
 *
 * @typedef {object} GroupsOfValues quantities that belong together
 * @property {Latency} [latencyMs]
 * @property {TimeStatistics} [connectMs]
 * @property {TimeStatistics} [firstByteMs]
 * @property {TimeStatistics} [generatorLagMs]
 * @property {Partial<Record<'php' | 'boot' | 'connect' | 'ioWait' | 'queueWait' | 'total', Quantity>>} [stageMs]
 * @property {Partial<Record<'path' | 'envelopeId' | 'envelope' | 'push' | 'pop' | 'mailbox' | 'dispatch' | 'handler' |
 *   'nextState' | 'applyState', Quantity>>} [stageUs]
 * @property {{before?: Quantity, after?: Quantity}} [canaryMs]
 * @property {Partial<Record<'connect' | 'read' | 'write' | 'timeout' | 'status' | 'length' | 'other', Quantity>>}
 *   [errorsByKind]
 * @property {Partial<Record<'1xx' | '2xx' | '3xx' | '4xx' | '5xx', Quantity>>} [responsesByStatus]
 * @property {{a?: Quantity, b?: Quantity, c?: Quantity}} [shareOfSamples]
 * @property {{a?: Quantity, b?: Quantity, c?: Quantity}} [shareOfTime]
 * @property {Partial<Record<'idle' | 'loaded' | 'containerTotal' | 'pss' | 'rss' | 'peak' | 'delta' | 'perWorker' |
 *   'perActor', Quantity>>} [memoryMb]
 * @property {{total?: Quantity, perCoroutine?: Quantity}} [memoryMib]
 *
 * @typedef {'throughputPerS' | 'throughputPerWorkerPerS' | 'throughputRatio' | 'sentRatePerS' | 'messagesPerS' |
 *   'operationsPerS' | 'bytesPerS' | 'bytesSentPerS' | 'wallMs' | 'cpuMs' | 'ioMs' | 'cpuCores' | 'cpuUserS' |
 *   'cpuSystemS' | 'cpuTotalS' | 'elapsedS' | 'utilisation' | 'blockingCoefficient' | 'errorRatio' | 'droppedShare' |
 *   'sampleCoverage' | 'completedRequests' | 'sentRequests' | 'droppedRequests' | 'interruptedRequests' | 'errors' |
 *   'reconnects' | 'operations' | 'samplesExpected' | 'samplesCollected' | 'samplesTorn' | 'samplesFailed' |
 *   'timerTicks' | 'samplingRateHz' | 'databaseConnections' | 'requestsInFlight' | 'slots' | 'slotsPerCore' |
 *   'workersNeeded' | 'bytesReceived' | 'bytesSent' | 'responseBytes' | 'outputBytes' | 'phpHeapMb' | 'phpAllocatedMb'}
 *   QuantityName
 * @typedef {GroupsOfValues & Partial<Record<QuantityName, Quantity>>} Values what was measured, by the schema's names; a
 *   path that is only known at run time is read by `quantityIfAny`
 *
 * @typedef {object} ProcessGroup
 * @property {'php' | 'database' | 'web-server' | 'load-generator' | 'profiler' | 'other'} name
 * @property {number[]} [cores]
 * @property {Quantity} [cpuMsPerRequest]
 * @property {Quantity} [cpuCores]
 * @property {Quantity} [memoryPssMb]
 * @property {Quantity} [memoryRssMb]
 *
 * @typedef {object} Load
 * @property {'open' | 'closed' | 'unknown'} model
 * @property {Known} [arrivalRatePerS]
 * @property {Known} [durationS]
 * @property {Known} [vus]
 * @property {Known} [maxVus]
 * @property {Known} [preAllocatedVus]
 * @property {Known} [gracefulStopS]
 * @property {Known} [thinkTimeS]
 * @property {Known} [rampUpS]
 * @property {string} [warmUp]
 * @property {Known} [warmUpS]
 * @property {Known} [requests]
 * @property {Known} [timeoutS]
 * @property {boolean} [keepAlive]
 * @property {Known} [pipelineDepth]
 * @property {Known} [generatorThreads]
 * @property {Known} [generators]
 * @property {Known} [messageBytes]
 * @property {Known} [samplingRateHz] of profilers
 * @property {{name: string, version: string, command?: string}} [tool] every run names it, a measurement may
 * @property {string[]} [from] ids of tables that the load was read from
 * @property {string[]} [notes]
 *
 * @typedef {object} Environment
 * @property {string} os
 * @property {string} virtualisation
 * @property {string} cpuModel
 * @property {Known} cores
 * @property {Known} memoryGb
 * @property {string} database
 * @property {'same' | 'separate' | 'unknown'} loadGeneratorHost
 * @property {string} network
 * @property {Record<string, string>} [versions]
 * @property {Record<string, string>} [settings]
 * @property {string[]} [notes]
 *
 * @typedef {object} Measurement
 * @property {string} id
 * @property {string} system
 * @property {string} scenario
 * @property {number} [workers]
 * @property {Record<string, string | number>} [parameters] what else the measurement varies in
 * @property {Partial<Load>} [load]
 * @property {Partial<Environment>} [environment]
 * @property {string} [measuredOn]
 * @property {string} [startedAt]
 * @property {string} [toolVersion]
 * @property {'measured' | 'stated' | 'read-from-chart' | 'failed'} status
 * @property {Values} values
 * @property {ProcessGroup[]} [processGroups]
 * @property {number} [repeats]
 * @property {{block: number, startedAt: string, arrivalRatePerS?: number, warmUpS?: number}[]} [runs] in the order of the
 *   values of each quantity
 * @property {{unit: 'ms' | 'us' | 's', measuredFrom?: MeasuredFrom, bins: [number, number, number][], relativeError?: number}}
 *   [histogram]
 * @property {number} [seed]
 * @property {number} [block]
 * @property {{reason: string, count: number}[]} [rejectedRuns]
 * @property {{value: string, reason: string, asPrinted?: string}[]} [omitted]
 * @property {string[]} [notes]
 *
 * @typedef {object} Scenario
 * @property {string} [label]
 * @property {'no-io' | 'autoload' | 'one-query' | 'many-queries' | 'messages' | 'sampling' | 'mixed' | 'sleep' | 'unknown'}
 *   workload
 * @property {Known} [queriesPerRequest]
 * @property {Known} [ioWaitPerQueryMs]
 * @property {Known} [cpuPerQueryMs]
 * @property {Known} [classesLoaded]
 * @property {string} [method]
 * @property {string} [path]
 * @property {Known} [processes]
 * @property {string[]} [notes]
 *
 * @typedef {object} System
 * @property {string} runtime
 * @property {string} label
 * @property {string} [app] application that it serves, where a file has several
 * @property {'stateful' | 'stateless' | 'unknown'} state
 * @property {'blocking' | 'coroutine' | 'event-loop' | 'unknown'} waiting
 * @property {'processes' | 'threads' | 'single-process' | 'unknown'} processModel
 * @property {Known} [coroutinesPerWorker]
 * @property {Record<string, string>} [factors] levels of a designed experiment's factors
 * @property {Record<string, string>} versions
 * @property {Record<string, string>} [settings]
 * @property {string[]} [notes]
 *
 * @typedef {object} Source
 * @property {string} id
 * @property {string} title
 * @property {string} url
 * @property {string} [commit]
 * @property {string} [path]
 * @property {string} [author]
 * @property {string} licence
 * @property {string} [publishedOn]
 * @property {string} retrievedOn
 *
 * @typedef {object} SameAs another file that holds the same measurements
 * @property {string} run
 * @property {Record<string, string>} values path there by path here
 * @property {Record<string, string>} [measurements] id there by id here
 * @property {{measurement: string, value: string, reason: string}[]} [differing]
 *
 * @typedef {object} ImportedBy
 * @property {string} command
 * @property {string} tool
 * @property {string} toolVersion
 * @property {'repeats' | 'generators' | 'points'} [as]
 * @property {{name: string, sha256: string, bytes: number}[]} files
 *
 * @typedef {object} Harness
 * @property {string} name
 * @property {string} version
 * @property {string[]} commands
 * @property {number} [seed]
 * @property {number} [blocks]
 * @property {string} [startedAt]
 * @property {string} [finishedAt]
 * @property {{file: string, lines: number, bytes: number, sha256: string}} [journal]
 * @property {Record<string, number[]>} [pinnedCores]
 * @property {string} [canary]
 * @property {{reason: string, count: number}[]} [rejectedRuns]
 *
 * @typedef {object} Origin
 * @property {'published' | 'tool-output' | 'harness'} kind
 * @property {Source[]} [sources] those of a published file
 * @property {Record<string, {source: string, heading: string, conditions?: string}>} [tables]
 * @property {SameAs[]} [sameAs]
 * @property {ImportedBy} [importedBy] of a tool's output
 * @property {Harness} [harness] of a harness' file
 *
 * @typedef {object} Run
 * @property {string} id `<study>/<run>`
 * @property {'vendor' | 'independent' | 'production' | 'own' | 'model' | 'collection'} evidence
 * @property {string} measuredOn a day, or `unknown`
 * @property {string} [measuredUntil]
 * @property {string} [supersededBy]
 * @property {Origin} origin
 * @property {Environment} environment
 * @property {Load} load
 * @property {Record<string, Scenario>} scenarios
 * @property {Record<string, System>} systems
 * @property {Measurement[]} measurements
 * @property {string[]} [notes]
 */

export {};
