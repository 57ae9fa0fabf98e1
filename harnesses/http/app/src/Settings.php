<?php

declare(strict_types=1);

namespace Bench;

/** What the harness tells a server through its environment: where to listen and which cell of the design to be. */
final class Settings
{
    public function __construct(
        public readonly string $socket,
        public readonly int $workers,
        public readonly int $coroutinesPerWorker,
        public readonly bool $applicationKept,
        public readonly bool $connectionKept,
        public readonly bool $coroutines,
        public readonly int $ioWaitMs,
        public readonly string $database,
        public readonly string $app,
        /** address of the HTTP service that requests call; empty where none does */
        public readonly string $service,
        public readonly ?PoolSettings $pool,
    ) {}

    public static function fromEnvironment(): self
    {
        return new self(
            self::text('BC_SOCKET', ''),
            self::number('BC_WORKERS', 1),
            self::number('BC_COROUTINES_PER_WORKER', 1),
            self::choice('BC_APPLICATION', ['per-request', 'kept']) === 'kept',
            self::choice('BC_CONNECTION', ['per-request', 'kept']) === 'kept',
            self::choice('BC_WAITING', ['blocking', 'coroutine']) === 'coroutine',
            self::number('BC_IO_WAIT_MS', 0),
            self::text('BC_DATABASE', ''),
            self::text('BC_APP', 'small'),
            self::text('BC_HTTP_SERVICE', ''),
            self::number('BC_POOL_CONNECTIONS', 0) === 0 ? null : new PoolSettings(
                self::number('BC_POOL_CONNECTIONS', 0),
                self::choice('BC_POOL_HELD', ['request', 'query']) === 'query',
                self::number('BC_POOL_WAIT_LIMIT_MS', 1000) / 1000,
            ),
        );
    }

    /**
     * Whether PDO keeps the connection between requests, as it must where nothing else of PHP outlives a request: in
     * PHP-FPM, and in servers that say so by BC_KEPT_BY=pdo. A server that lives on keeps it itself.
     */
    public function keptByPdo(): bool
    {
        return $this->connectionKept && (PHP_SAPI === 'fpm-fcgi' || self::choice('BC_KEPT_BY', ['server', 'pdo']) === 'pdo');
    }

    /** What is sent in the same message in front of a query, so that it waits. */
    public function waitInFront(): string
    {
        return $this->ioWaitMs > 0 ? sprintf('SELECT pg_sleep(%.3F);', $this->ioWaitMs / 1000) : '';
    }

    private static function text(string $name, string $otherwise): string
    {
        $value = $_SERVER[$name] ?? getenv($name);

        return is_string($value) && $value !== '' ? $value : $otherwise;
    }

    private static function number(string $name, int $otherwise): int
    {
        $value = self::text($name, (string) $otherwise);
        if (!ctype_digit($value)) {
            throw new \RuntimeException("$name is '$value'; it must be a whole number, 0 or more.");
        }

        return (int) $value;
    }

    /** @param list<string> $allowed the first is the default */
    private static function choice(string $name, array $allowed): string
    {
        $value = self::text($name, $allowed[0]);
        if (!in_array($value, $allowed, true)) {
            throw new \RuntimeException("$name is '$value'; it must be one of: " . implode(', ', $allowed) . '.');
        }

        return $value;
    }
}
