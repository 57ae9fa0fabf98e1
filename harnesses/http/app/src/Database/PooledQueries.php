<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Timings;

/** Borrows a connection for each query. What a session would remember between two of them is lost. */
final class PooledQueries implements Connection
{
    public function __construct(private readonly Pool $pool, private readonly Timings $timings) {}

    public function query(string $sql): array
    {
        return $this->pool->borrow(static fn (Connection $connection): array => $connection->query($sql), $this->timings);
    }

    public function close(): void {}
}
