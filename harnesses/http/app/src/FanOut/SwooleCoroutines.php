<?php

declare(strict_types=1);

namespace Bench\FanOut;

use Bench\Database\Connection;
use Bench\Database\Connections;
use Swoole\Coroutine;
use Swoole\Coroutine\Http\Client;
use Swoole\Coroutine\WaitGroup;

/** A coroutine for each wait; Swoole runs the others meanwhile, those of other requests included. */
final class SwooleCoroutines implements FanOut
{
    public function __construct(private readonly Connections $connections, private readonly string $service) {}

    public function queriesInTurn(array $queries): array
    {
        return $this->connections->lend(
            static fn (Connection $connection): array => array_map($connection->query(...), $queries),
        );
    }

    public function queriesAtOnce(array $queries): array
    {
        return $this->connections->lendMany(
            count($queries),
            static fn (array $connections): array => self::each(
                array_keys($queries),
                static fn (int $i): array => $connections[$i]->query($queries[$i]),
            ),
        );
    }

    public function callsInTurn(array $ids): array
    {
        return array_map($this->call(...), $ids);
    }

    public function callsAtOnce(array $ids): array
    {
        return self::each($ids, $this->call(...));
    }

    /**
     * Does something with each of some values, in a coroutine each. The first error is thrown when all have ended.
     *
     * @template V
     * @template T
     * @param list<V> $values
     * @param \Closure(V): T $do
     * @return list<T> in the order of the values
     */
    private static function each(array $values, \Closure $do): array
    {
        $found = array_fill(0, count($values), null);
        $error = null;
        $group = new WaitGroup(count($values));
        foreach ($values as $i => $value) {
            Coroutine::create(static function () use ($do, $group, $i, $value, &$found, &$error): void {
                try {
                    $found[$i] = $do($value);
                } catch (\Throwable $thrown) {
                    $error ??= $thrown;
                } finally {
                    $group->done();
                }
            });
        }
        $group->wait();

        return $error === null ? $found : throw $error;
    }

    private function call(int $id): string
    {
        ['host' => $host, 'port' => $port] = parse_url($this->service);
        $client = new Client($host, $port);
        $client->set(['keep_alive' => false, 'timeout' => 10]);
        $client->get("/$id");
        if ($client->statusCode !== 200) {
            throw new \RuntimeException("The HTTP service answered with status {$client->statusCode}: {$client->errMsg}");
        }
        $body = $client->body;
        $client->close();

        return $body;
    }
}
