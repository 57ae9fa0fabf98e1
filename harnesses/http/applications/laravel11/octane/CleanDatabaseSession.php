<?php

declare(strict_types=1);

namespace App\Octane;

use Bench\Database\KeptSession;
use PDO;

/**
 * Makes kept connections as good as new after each request, for one round trip, as every other cell does. Octane by
 * itself rolls nothing back and leaves what SET has changed.
 */
final class CleanDatabaseSession
{
    public function handle(object $event): void
    {
        foreach ($event->sandbox->make('db')->getConnections() as $connection) {
            $pdo = $connection->getRawPdo();
            if (!$pdo instanceof PDO) {
                continue;
            }
            $wasOpen = $pdo->inTransaction();
            if (!KeptSession::clean($pdo) || $wasOpen) {
                // Laravel forgets the transactions that it counted with the connection that it counted them on.
                $connection->disconnect();
            }
        }
    }
}
