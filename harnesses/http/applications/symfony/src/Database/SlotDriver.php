<?php

declare(strict_types=1);

namespace App\Database;

use App\Slot;
use BlockingCoefficient\Probe\Probe;
use Doctrine\DBAL\Driver;
use Doctrine\DBAL\Driver\Connection;
use Doctrine\DBAL\Driver\Middleware\AbstractDriverMiddleware;

/** Opens a connection where the slot keeps none. */
final class SlotDriver extends AbstractDriverMiddleware
{
    public function __construct(Driver $driver, private readonly Slot $slot)
    {
        parent::__construct($driver);
    }

    public function connect(array $params): Connection
    {
        $open = fn (): Connection => parent::connect($params);
        if ($this->slot->pooled) {
            return $this->slot->connection ??= new PooledConnection($open);
        }

        return $this->slot->connection ??= getenv('BC_PROBE_LOG') === false ? $open() : Probe::connect($open);
    }
}
