<?php

declare(strict_types=1);

namespace Bench\Database;

/** Connects for each request and closes afterwards: what a stateless server does. */
final class ConnectionPerRequest implements Connections
{
    /** @param \Closure(): Connection $open */
    public function __construct(private readonly \Closure $open) {}

    public function borrow(): Connection
    {
        return ($this->open)();
    }

    public function giveBack(Connection $connection, bool $usable): void
    {
        $connection->close();
    }
}
