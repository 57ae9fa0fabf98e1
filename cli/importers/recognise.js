/**
 * Marks by which the start of a file tells for sure which tool wrote it. They only make a refusal more helpful: what a
 * file is, is said by the person who imports it.
 */
const MARKS = {
  k6: /^metric_name,timestamp,metric_value|"type"\s*:\s*"(?:Metric|Point)"|"k6_version"|"http_req_\w+"|"iteration_duration"/,
  vegeta:
    /^Value\(ms\)\s+Percentile|"latencies"\s*:\s*\{\s*"total"|^Requests\s+\[total, rate|^\{"attack":/m,
  wrk: /^Running \S+ test @ /m,
  ab: /^This is ApacheBench|^Percentage served,Time in ms|^starttime\tseconds/m,
  hey: /^Summary:\s+Total:\s+\S+ secs\s+Slowest:|^response-time,DNS\+dialup/m,
  oha: /"successRate"\s*:|^request-start,DNS/m,
  autocannon: /"p97_5"\s*:/,
  h2load: /^spawning thread #\d+: \d+ total client/m,
  hyperfine: /"exit_codes"\s*:/,
  pgbench: /^pgbench \(\d/m,
  httparena: /"p99_latency"\s*:/,
  techempower: /"rawData"\s*:|"queryIntervals"\s*:/,
  nexus: /"opsPerSecond"\s*:/,
  pfp: /^workload,profiler,rate_hz/m,
};

/**
 * The tool that wrote a file, where its start leaves no doubt.
 *
 * @param {string} head First characters of the file.
 * @returns {string | undefined}
 */
export function toolThatWrote(head) {
  const found = Object.keys(MARKS).filter((tool) => MARKS[tool].test(head));
  return found.length === 1 ? found[0] : undefined;
}
