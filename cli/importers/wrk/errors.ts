/**
 * wrk adds samples for answers that took longer than twice the mean interval between two answers of a connection
 * (`stats_correct` of src/stats.c): as if requests had been sent on a schedule.
 */
export const CORRECTS_BEYOND = 2;

/**
 * Share of requests that failed. wrk counts a timeout when the answer comes after all (`response_complete` of
 * src/wrk.c), so late answers are among the requests; one that is late and an error is counted under both.
 *
 * @param requests that were answered
 */
export function errorShare(
  requests: number,
  {byStatus, late, unanswered}: {byStatus: number; late: number; unanswered: number},
) {
  return (Math.min(byStatus + late, requests) + unanswered) / (requests + unanswered);
}
