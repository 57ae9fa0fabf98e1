<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Settings;
use Bench\Waiting\Waiting;

/** Keeps idle connections of this worker; never more than its slots, since each slot borrows one. */
final class KeptConnections implements Connections
{
    /** @var list<Connection> */
    private array $idle = [];

    public function __construct(private readonly Settings $settings, private readonly Waiting $waiting)
    {
    }

    public function borrow(): Connection
    {
        return array_pop($this->idle)
            ?? Connection::open($this->settings->database, $this->waiting, $this->settings->ioWaitMs);
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
