<?php

declare(strict_types=1);

namespace Bench\Database;

/** Makes a kept connection of PDO as good as new, so that a request finds nothing of an earlier one. */
final class KeptSession
{
    /**
     * Ends a transaction that was left open, which libpq knows without asking, and takes back what SET has changed,
     * which costs a round trip.
     *
     * @return bool false where the connection is of no more use
     */
    public static function clean(\PDO $pdo): bool
    {
        try {
            if ($pdo->inTransaction()) {
                $pdo->exec('ROLLBACK');
            }
            $pdo->exec('RESET ALL');

            return true;
        } catch (\PDOException $error) {
            file_put_contents('php://stderr', "A kept connection is given up: {$error->getMessage()}\n");

            return false;
        }
    }
}
