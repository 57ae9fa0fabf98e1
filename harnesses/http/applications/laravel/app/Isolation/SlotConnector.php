<?php

declare(strict_types=1);

namespace App\Isolation;

use Bench\Database\SessionParameters;
use Bench\Settings;
use BlockingCoefficient\Probe\Probe;
use Illuminate\Database\Connectors\PostgresConnector;
use PDO;

/** Laravel's connector, where the slot keeps no connection; bound as "db.connector.pgsql", where Laravel asks for one. */
final class SlotConnector extends PostgresConnector
{
    public function __construct(private readonly Slot $slot) {}

    public function connect(array $config): PDO
    {
        $open = fn (): PDO => parent::connect($this->whereTheServerIs() + $config);

        return $this->slot->connection ??= getenv('BC_PROBE_LOG') === false ? $open() : Probe::connect($open);
    }

    /** @param array<string, mixed> $config */
    public function getOptions(array $config): array
    {
        return parent::getOptions($config) + (Settings::fromEnvironment()->keptByPdo() ? [PDO::ATTR_PERSISTENT => true] : []);
    }

    /** @return array<string, mixed> */
    private function whereTheServerIs(): array
    {
        $settings = Settings::fromEnvironment();
        ['host' => $host, 'port' => $port, 'user' => $user, 'password' => $password, 'dbname' => $database]
            = SessionParameters::of($settings);

        return compact('host', 'port', 'password', 'database')
            + ['username' => $user, 'search_path' => SessionParameters::searchPath($settings)];
    }
}
