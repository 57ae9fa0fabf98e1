<?php

declare(strict_types=1);

namespace Bench\Interleaving;

use Bench\Database\Connection;

/**
 * Whose request the connection believes to serve after other requests have come between. The services of the small
 * application keep nothing of a request, so there is no other place to ask.
 */
final class Identity
{
    /** @return array{together: int, seen: array{connection: string|null}} */
    public static function answer(int $n, Connection $database): array
    {
        [$seen, $together] = Together::count(static function () use ($n, $database): array {
            $database->query("SELECT set_config('bench.identity', '$n', false)");
            Together::stepAside($database->query(...));
            $name = $database->query("SELECT current_setting('bench.identity') AS name")[0]['name'];

            return ['connection' => $name];
        });

        return ['together' => $together, 'seen' => $seen];
    }
}
