<?php

declare(strict_types=1);

namespace App\Database;

use Doctrine\DBAL\Driver\Connection;
use Doctrine\DBAL\Driver\Result;
use Doctrine\DBAL\Driver\Statement;

/**
 * One connection for DBAL, behind which each coroutine has its own: what a pool of connections does for a kernel that all
 * slots share. It is here to show that it isn't enough: only BC_ISOLATION=shared-kernel uses it.
 */
final class PooledConnection implements Connection
{
    /** @var array<int, Connection> by coroutine */
    private array $connections = [];
    /** @var list<Connection> */
    private array $idle = [];

    /** @param \Closure(): Connection $open */
    public function __construct(private readonly \Closure $open) {}

    public function prepare(string $sql): Statement
    {
        return $this->own()->prepare($sql);
    }

    public function query(string $sql): Result
    {
        return $this->own()->query($sql);
    }

    public function quote(string $value): string
    {
        return $this->own()->quote($value);
    }

    public function exec(string $sql): int|string
    {
        return $this->own()->exec($sql);
    }

    public function lastInsertId(): int|string
    {
        return $this->own()->lastInsertId();
    }

    public function beginTransaction(): void
    {
        $this->own()->beginTransaction();
    }

    public function commit(): void
    {
        $this->own()->commit();
    }

    public function rollBack(): void
    {
        $this->own()->rollBack();
    }

    public function getServerVersion(): string
    {
        return $this->own()->getServerVersion();
    }

    /** @return \PDO */
    public function getNativeConnection()
    {
        return $this->own()->getNativeConnection();
    }

    public function giveBack(): void
    {
        $this->idle[] = $this->own();
        unset($this->connections[self::coroutine()]);
    }

    private function own(): Connection
    {
        return $this->connections[self::coroutine()] ??= array_pop($this->idle) ?? ($this->open)();
    }

    private static function coroutine(): int
    {
        return match (true) {
            class_exists(\Swoole\Coroutine::class, false) => \Swoole\Coroutine::getCid(),
            class_exists(\Swow\Coroutine::class, false) => \Swow\Coroutine::getCurrent()->getId(),
            default => \Fiber::getCurrent() === null ? 0 : spl_object_id(\Fiber::getCurrent()),
        };
    }
}
