<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Database\Connection;

/** One kind of request; $n picks the rows, so that request n has the same answer on every runtime. */
interface Workload
{
    public function needsDatabase(): bool;

    /** @return array<string, mixed> the answer's members */
    public function answer(int $n, ?Connection $database): array;
}
