<?php

declare(strict_types=1);

namespace App\Isolation;

use PDO;

/**
 * What one slot of a worker keeps beside its application: the connection. A slot handles one request at a time, so
 * nothing here is ever used by two.
 */
final class Slot
{
    public ?PDO $connection = null;
}
