<?php

declare(strict_types=1);

namespace Bench\Database;

/**
 * Keeps idle connections of this worker; never more than its slots, since each slot borrows one. A borrowed connection
 * is nobody else's until it is given back.
 */
final class KeptConnections implements Connections
{
    /** @var list<Connection> */
    private array $idle = [];

    /** @param \Closure(): Connection $open */
    public function __construct(private readonly \Closure $open) {}

    public function borrow(): Connection
    {
        return array_pop($this->idle) ?? ($this->open)();
    }

    public function giveBack(Connection $connection, bool $usable): void
    {
        if ($usable) {
            $this->idle[] = $connection;
        } else {
            $connection->close();
        }
    }
}
