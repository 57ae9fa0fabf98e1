<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Settings;
use Bench\Waiting\Waiting;

/** Connects for each request and closes afterwards: what a stateless server does. */
final class ConnectionPerRequest implements Connections
{
    public function __construct(private readonly Settings $settings, private readonly Waiting $waiting)
    {
    }

    public function borrow(): Connection
    {
        return Connection::open($this->settings->database, $this->waiting, $this->settings->ioWaitMs);
    }

    public function giveBack(Connection $connection, bool $usable): void
    {
        $connection->close();
    }
}
