<?php

declare(strict_types=1);

namespace App\Database;

use App\Slot;
use Doctrine\DBAL\Driver;
use Doctrine\DBAL\Driver\Middleware;

/** DBAL's own way to change a driver. */
final class SlotMiddleware implements Middleware
{
    public function __construct(private readonly Slot $slot) {}

    public function wrap(Driver $driver): Driver
    {
        return new SlotDriver($driver, $this->slot);
    }
}
