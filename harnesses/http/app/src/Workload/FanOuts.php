<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\FanOut\FanOut;

/** Requests of ten waits that don't need one another: queries or HTTP calls, in turn or at once. */
final class FanOuts
{
    private const WAITS = 10;

    /** @return array<string, list<mixed>> the answer's members, the same in turn and at once */
    public static function answer(string $name, int $n, FanOut $fanOut): array
    {
        $ids = array_map(static fn (int $i): int => 1 + ($n + 7 * $i) % Sql::USERS, range(0, self::WAITS - 1));
        $queries = array_map(Sql::user(...), $ids);
        $decoded = static fn (string $body): array => json_decode($body, true, 8, JSON_THROW_ON_ERROR);

        return match ($name) {
            'fan-out-queries-in-turn' => ['users' => array_column($fanOut->queriesInTurn($queries), 0)],
            'fan-out-queries-at-once' => ['users' => array_column($fanOut->queriesAtOnce($queries), 0)],
            'fan-out-http-in-turn' => ['items' => array_map($decoded, $fanOut->callsInTurn($ids))],
            'fan-out-http-at-once' => ['items' => array_map($decoded, $fanOut->callsAtOnce($ids))],
        };
    }
}
