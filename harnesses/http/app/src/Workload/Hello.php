<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Database\Connection;

/** No I/O, next to no work. */
final class Hello implements Workload
{
    public function needsDatabase(): bool
    {
        return false;
    }

    public function answer(int $n, ?Connection $database): array
    {
        return ['message' => 'hello'];
    }
}
