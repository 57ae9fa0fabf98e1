<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Settings;

/**
 * Ordinary PDO: it blocks, unless the runtime's extension hooks it (Swoole, Swow); nothing here knows which.
 *
 * Prepared statements are emulated, since PostgreSQL prepares no message of two statements (the wait and the query).
 */
final class PdoConnection implements Connection
{
    private function __construct(private ?\PDO $pdo, private readonly string $prefix) {}

    /**
     * @param bool $persistent the process keeps it between requests, as PHP-FPM does; closing it only gives it back
     * @return \Closure(): Connection what opens a connection for the application
     */
    public static function opener(Settings $settings, bool $persistent = false): \Closure
    {
        return static fn (): Connection => self::open($settings, $persistent ? [\PDO::ATTR_PERSISTENT => true] : []);
    }

    public function query(string $sql): array
    {
        return $this->pdo->query($this->prefix . $sql)->fetchAll(\PDO::FETCH_ASSOC);
    }

    public function close(): void
    {
        $this->pdo = null;
    }

    /** @param array<int, mixed> $options */
    private static function open(Settings $settings, array $options): self
    {
        $options += [
            \PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION,
            \PDO::ATTR_EMULATE_PREPARES => true,
            // ext-pgsql gives text; the answers must be the same bytes.
            \PDO::ATTR_STRINGIFY_FETCHES => true,
        ];
        // The driver of PDO takes libpq's own form behind its prefix.
        $pdo = new \PDO("pgsql:{$settings->database}", null, null, $options);

        return new self($pdo, $settings->waitInFront());
    }
}
