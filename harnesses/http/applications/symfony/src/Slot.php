<?php

declare(strict_types=1);

namespace App;

use Bench\Database\KeptSession;
use Doctrine\DBAL\Connection as Database;
use Doctrine\DBAL\Driver\Connection;

/**
 * What one slot of a worker keeps beside its kernel: the connection of the driver. A slot handles one request at a time,
 * so nothing here is ever used by two.
 */
final class Slot
{
    public ?Connection $connection = null;

    /** @param bool $pooled whether this is the one slot of a kernel that coroutines share, which is a mistake on purpose */
    public function __construct(public readonly bool $pooled = false) {}

    /** After a request: the connection stays, as good as new, or is given up. */
    public function release(Database $database, bool $isKept): void
    {
        if ($this->connection === null) {
            return;
        }
        $usable = $isKept && KeptSession::clean($this->connection->getNativeConnection());
        // DBAL forgets the transactions that it counted, and asks the slot again for its next query.
        $database->close();
        $this->connection = $usable ? $this->connection : null;
    }
}
