<?php

declare(strict_types=1);

namespace Bench\Interleaving;

/**
 * Counts the requests that are under way at the same time in this process.
 *
 * It is static on purpose: whatever an application keeps apart for each slot, this sees all of them.
 */
final class Together
{
    private static int $now = 0;
    private static int $most = 0;

    /**
     * Runs a request, and gives its answer with the most requests that this process has had under way at once.
     *
     * @template T
     * @param callable(): T $request
     * @return array{T, int}
     */
    public static function count(callable $request): array
    {
        self::$most = max(self::$most, ++self::$now);
        try {
            $answer = $request();

            return [$answer, self::$most];
        } finally {
            --self::$now;
        }
    }

    /**
     * A place where other requests come between: the query waits in the database, or the Fiber of a test steps aside.
     *
     * @param callable(string): mixed $query
     */
    public static function stepAside(callable $query): void
    {
        if (\Fiber::getCurrent() !== null) {
            \Fiber::suspend();
        } else {
            $query('SELECT pg_sleep(0.01)');
        }
    }
}
