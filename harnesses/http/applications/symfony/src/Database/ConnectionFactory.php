<?php

declare(strict_types=1);

namespace App\Database;

use App\Slot;
use Bench\Database\SessionParameters;
use Bench\Settings;
use Doctrine\DBAL\Configuration;
use Doctrine\DBAL\Connection;
use Doctrine\DBAL\Driver;
use Doctrine\DBAL\Driver\Middleware;
use Doctrine\DBAL\DriverManager;

/** DBAL over ordinary PDO, through DBAL's own way to change a driver. */
final class ConnectionFactory
{
    public static function make(Slot $slot): Connection
    {
        $middleware = new class ($slot) implements Middleware {
            public function __construct(private readonly Slot $slot) {}

            public function wrap(Driver $driver): Driver
            {
                return new SlotDriver($driver, $this->slot);
            }
        };
        $settings = Settings::fromEnvironment();
        $parameters = SessionParameters::of($settings) + [
            'driver' => 'pdo_pgsql',
            'persistent' => $settings->keptByPdo(),
            // The answers are the same bytes as those of ext-pgsql, which gives text.
            'driverOptions' => [\PDO::ATTR_STRINGIFY_FETCHES => true],
        ];

        return DriverManager::getConnection($parameters, (new Configuration())->setMiddlewares([$middleware]));
    }
}
