<?php

declare(strict_types=1);

namespace Bench\FanOut;

use Bench\Database\Connections;
use Bench\Database\PgsqlConnection;
use Bench\Settings;
use Bench\Waiting\Blocking;

/** What blocking PHP can do: send first and receive afterwards, over ext-pgsql and curl. */
final class Multiplexed implements FanOut
{
    /** @param Connections $connections of PgsqlConnection */
    private function __construct(private readonly Connections $connections, private readonly string $service) {}

    public static function of(Settings $settings): self
    {
        $isKeptByPhp = $settings->keptByPdo();
        $open = $isKeptByPhp ? PgsqlConnection::persistentOpener(...) : PgsqlConnection::opener(...);

        return new self(new Connections($open($settings, new Blocking()), $settings->connectionKept), $settings->service);
    }

    public function queriesInTurn(array $queries): array
    {
        return $this->connections->lend(
            static fn (PgsqlConnection $connection): array => array_map($connection->query(...), $queries),
        );
    }

    public function queriesAtOnce(array $queries): array
    {
        return $this->connections->lendMany(count($queries), static function (array $connections) use ($queries): array {
            foreach ($queries as $i => $query) {
                $connections[$i]->send($query);
            }

            // They are received in order: the slowest is waited for in any case.
            return array_map(static fn (PgsqlConnection $connection): array => $connection->receive(), $connections);
        });
    }

    public function callsInTurn(array $ids): array
    {
        return array_map(function (int $id): string {
            $call = $this->call($id);
            $body = curl_exec($call);

            return self::checked($call, $body);
        }, $ids);
    }

    public function callsAtOnce(array $ids): array
    {
        $calls = array_map($this->call(...), $ids);
        $all = curl_multi_init();
        foreach ($calls as $call) {
            curl_multi_add_handle($all, $call);
        }
        do {
            $status = curl_multi_exec($all, $running);
            if ($running > 0) {
                curl_multi_select($all);
            }
        } while ($running > 0 && $status === CURLM_OK);

        return array_map(static fn (\CurlHandle $call): string => self::checked($call, curl_multi_getcontent($call)), $calls);
    }

    private function call(int $id): \CurlHandle
    {
        $call = curl_init("{$this->service}/$id");
        curl_setopt_array($call, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HTTPHEADER => ['Connection: close'],
            CURLOPT_FORBID_REUSE => true,
            CURLOPT_TIMEOUT => 10,
        ]);

        return $call;
    }

    private static function checked(\CurlHandle $call, string|bool|null $body): string
    {
        $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
        if (!is_string($body) || $status !== 200) {
            throw new \RuntimeException("The HTTP service answered with status $status: " . curl_error($call));
        }

        return $body;
    }
}
