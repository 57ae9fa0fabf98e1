<?php

declare(strict_types=1);

namespace Bench\Database;

/**
 * One PostgreSQL connection. The I/O wait of the design is a real one: pg_sleep runs in the server, in the same message
 * and before the query takes any lock, so that a query with a wait is still one round trip.
 */
interface Connection
{
    /** @return list<array<string, string|null>> rows of the query, as text */
    public function query(string $sql): array;

    public function close(): void;
}
