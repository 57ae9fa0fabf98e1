<?php

declare(strict_types=1);

namespace App\Grown;

use Bench\Settings;
use Illuminate\Redis\Connections\PhpRedisConnection;
use Illuminate\Redis\Connectors\PhpRedisConnector;
use RuntimeException;

/** Laravel's connector to the Redis of the harness, with a connection that PHP keeps where PDO keeps its own. */
final class RedisConnector extends PhpRedisConnector
{
    public function connect(array $config, array $options): PhpRedisConnection
    {
        $port = getenv('BC_REDIS_PORT');
        if ($port === false) {
            throw new RuntimeException('BC_REDIS_PORT is not set: the harness starts Redis and says where.');
        }
        $own = ['port' => (int) $port, 'persistent' => Settings::fromEnvironment()->keptByPdo()];

        return parent::connect($own + $config, $options);
    }
}
