<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Settings;
use Bench\Waiting\Waiting;

/** PHP-FPM's own way to keep a connection between requests. */
final class PersistentConnections implements Connections
{
    public function __construct(private readonly Settings $settings, private readonly Waiting $waiting)
    {
    }

    public function borrow(): Connection
    {
        return Connection::persistent($this->settings->database, $this->waiting, $this->settings->ioWaitMs);
    }

    public function giveBack(Connection $connection, bool $usable): void
    {
        // The process keeps it; PHP resets it when the next request asks for it.
    }
}
