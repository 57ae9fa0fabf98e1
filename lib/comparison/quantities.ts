/**
 * What can be compared, in the order in which a reader is asked. `kind`: of a `rate` more is faster, of a `time` less is
 * faster, of a `cost` less is less.
 */
export const QUANTITIES: Readonly<Record<string, {kind: 'rate' | 'time' | 'cost'; unit: string}>> =
  Object.freeze({
    throughputPerS: {kind: 'rate', unit: 'perS'},
    operationsPerS: {kind: 'rate', unit: 'opsPerS'},
    messagesPerS: {kind: 'rate', unit: 'messagesPerS'},
    'latencyMs.p50': {kind: 'time', unit: 'ms'},
    'latencyMs.p95': {kind: 'time', unit: 'ms'},
    'latencyMs.p99': {kind: 'time', unit: 'ms'},
    'latencyMs.mean': {kind: 'time', unit: 'ms'},
    cpuMs: {kind: 'cost', unit: 'ms'},
    cpuCores: {kind: 'cost', unit: 'cores'},
    'memoryMb.loaded': {kind: 'cost', unit: 'mb'},
    'memoryMb.idle': {kind: 'cost', unit: 'mb'},
    'memoryMb.peak': {kind: 'cost', unit: 'mb'},
  });
