<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Settings;
use Bench\Waiting\Waiting;

/** ext-pgsql's non-blocking calls; how it waits is the Waiting's business, so Fibers can wait as well. */
final class PgsqlConnection implements Connection
{
    /** @param resource $socket */
    private function __construct(
        private readonly \PgSql\Connection $link,
        private $socket,
        private readonly Waiting $waiting,
        private readonly string $prefix,
    ) {}

    /** @return \Closure(): self what opens a connection for the application */
    public static function opener(Settings $settings, Waiting $waiting): \Closure
    {
        return static fn (): self => self::open($settings, $waiting);
    }

    /**
     * Connections that the process keeps between requests, as PHP-FPM does; closing one only gives it back.
     *
     * @return \Closure(): self
     */
    public static function persistentOpener(Settings $settings, Waiting $waiting): \Closure
    {
        $opened = 0;

        return static function () use ($settings, $waiting, &$opened): self {
            // By its name: PHP gives the same connection again to who asks with the same words.
            $link = pg_pconnect(sprintf('%s application_name=bench-%d', $settings->database, ++$opened));
            if ($link === false) {
                throw new \RuntimeException('PostgreSQL cannot be reached: pg_pconnect failed.');
            }

            return new self($link, pg_socket($link), $waiting, $settings->waitInFront());
        };
    }

    private static function open(Settings $settings, Waiting $waiting): self
    {
        $link = pg_connect($settings->database, PGSQL_CONNECT_FORCE_NEW | PGSQL_CONNECT_ASYNC);
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

        return new self($link, pg_socket($link), $waiting, $settings->waitInFront());
    }

    public function query(string $sql): array
    {
        $this->send($sql);

        return $this->receive();
    }

    /** Sends a query and doesn't wait for its rows. */
    public function send(string $sql): void
    {
        if (!pg_send_query($this->link, $this->prefix . $sql)) {
            throw new \RuntimeException('PostgreSQL took no query: ' . pg_last_error($this->link));
        }
    }

    /** @return list<array<string, string|null>> rows of the query that was sent */
    public function receive(): array
    {
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
