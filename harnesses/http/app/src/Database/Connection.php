<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Waiting\Waiting;

/**
 * One PostgreSQL connection on ext-pgsql's non-blocking calls; how it waits is the Waiting's business.
 *
 * The I/O wait of the design is a real one: pg_sleep runs in the server, in the same message and before the
 * query takes any lock, so that a query with a wait is still one round trip.
 */
final class Connection
{
    /** @param resource $socket */
    private function __construct(
        private readonly \PgSql\Connection $link,
        private $socket,
        private readonly Waiting $waiting,
        private readonly string $prefix,
    ) {
    }

    public static function open(string $database, Waiting $waiting, int $ioWaitMs): self
    {
        $link = pg_connect($database, PGSQL_CONNECT_FORCE_NEW | PGSQL_CONNECT_ASYNC);
        if ($link === false) {
            throw new \RuntimeException('PostgreSQL cannot be reached: pg_connect failed at once.');
        }
        while (($state = pg_connect_poll($link)) !== PGSQL_POLLING_OK) {
            match ($state) {
                PGSQL_POLLING_READING => $waiting->untilReadable(pg_socket($link)),
                PGSQL_POLLING_WRITING => $waiting->untilWritable(pg_socket($link)),
                default => throw new \RuntimeException('PostgreSQL refused: ' . pg_last_error($link)),
            };
        }

        return self::over($link, $waiting, $ioWaitMs);
    }

    /** A connection of FPM's own pool, kept between requests by the process (pg_pconnect). */
    public static function persistent(string $database, Waiting $waiting, int $ioWaitMs): self
    {
        $link = pg_pconnect($database);
        if ($link === false) {
            throw new \RuntimeException('PostgreSQL cannot be reached: pg_pconnect failed.');
        }

        return self::over($link, $waiting, $ioWaitMs);
    }

    /** @return list<array<string, string|null>> rows of the query, as text */
    public function query(string $sql): array
    {
        if (!pg_send_query($this->link, $this->prefix . $sql)) {
            throw new \RuntimeException('PostgreSQL took no query: ' . pg_last_error($this->link));
        }
        $this->waitForAnswer();
        $rows = [];
        while (($result = pg_get_result($this->link)) !== false) {
            if (pg_result_status($result) === PGSQL_FATAL_ERROR) {
                throw new \RuntimeException('PostgreSQL: ' . pg_result_error($result));
            }
            $rows = pg_fetch_all($result, PGSQL_ASSOC);
            $this->waitForAnswer();
        }

        return $rows;
    }

    public function close(): void
    {
        pg_close($this->link);
    }

    private static function over(\PgSql\Connection $link, Waiting $waiting, int $ioWaitMs): self
    {
        $prefix = $ioWaitMs > 0 ? sprintf('SELECT pg_sleep(%.3F);', $ioWaitMs / 1000) : '';

        return new self($link, pg_socket($link), $waiting, $prefix);
    }

    private function waitForAnswer(): void
    {
        while (pg_flush($this->link) === 0) {
            $this->waiting->untilWritable($this->socket);
        }
        while (pg_connection_busy($this->link)) {
            $this->waiting->untilReadable($this->socket);
            if (!pg_consume_input($this->link)) {
                throw new \RuntimeException('PostgreSQL closed the connection: ' . pg_last_error($this->link));
            }
        }
    }
}
