<?php

declare(strict_types=1);

namespace Bench;

/** What answers the requests of one worker: the small application of ours, or a framework's. BC_APP chooses. */
interface Answering
{
    /** Makes what is kept between requests; once in each worker, before its first request. */
    public function boot(): void;

    /**
     * Answers one request. Several run at a time where a worker has several slots, never two in one slot.
     *
     * @param int $slot 0 to coroutinesPerWorker - 1
     *
     * @return array{0: int, 1: string, 2?: string} status and body; an error is a 500 and a line on stderr. Third, where
     *   the request has measured something: what its answer says in the header Server-Timing
     */
    public function answer(string $target, int $slot): array;
}
