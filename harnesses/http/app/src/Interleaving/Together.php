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
    /** @var (\Closure(): void)|null what a test without any server does instead of waiting */
    private static ?\Closure $instead = null;

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
     * A place where other requests come between: the query waits in the database.
     *
     * @param callable(string): mixed $query
     */
    public static function stepAside(callable $query): void
    {
        if (self::$instead === null) {
            $query('SELECT pg_sleep(0.01)');
        } else {
            (self::$instead)();
        }
    }

    /** @param \Closure(): void $instead */
    public static function stepAsideBy(\Closure $instead): void
    {
        self::$instead = $instead;
    }
}
