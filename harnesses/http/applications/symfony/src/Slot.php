<?php

declare(strict_types=1);

namespace App;

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
}
