<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Database\Connection;

/** One user by its id. */
final class OneQuery implements Workload
{
    public function needsDatabase(): bool
    {
        return true;
    }

    public function answer(int $n, ?Connection $database): array
    {
        return ['user' => $database->query(Sql::user(1 + $n % Sql::USERS))];
    }
}
