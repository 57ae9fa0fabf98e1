<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Database\Connection;

/** Twenty users, each by its own query. */
final class TwentyQueries implements Workload
{
    public function needsDatabase(): bool
    {
        return true;
    }

    public function answer(int $n, ?Connection $database): array
    {
        $users = [];
        for ($i = 0; $i < 20; ++$i) {
            $users[] = $database->query(Sql::user(1 + ($n + 5 * $i) % Sql::USERS))[0];
        }

        return ['users' => $users];
    }
}
