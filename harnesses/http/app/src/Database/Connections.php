<?php

declare(strict_types=1);

namespace Bench\Database;

/**
 * Where the requests of a worker get their connections from: one for each, closed afterwards, as a stateless server does,
 * or one that is kept. Never more are kept than the worker has slots, since each slot borrows one; a borrowed connection is
 * nobody else's until it is given back.
 */
final class Connections
{
    /** @var list<Connection> */
    private array $idle = [];

    /** @param \Closure(): Connection $open */
    public function __construct(private readonly \Closure $open, private readonly bool $areKept) {}

    /**
     * Lends a connection to a request. Where the request failed half-way the connection is never used again.
     *
     * @template T
     * @param \Closure(Connection): T $request
     * @return T
     */
    public function lend(\Closure $request): mixed
    {
        $connection = array_pop($this->idle) ?? ($this->open)();
        $isUsable = false;
        try {
            $answer = $request($connection);
            $isUsable = true;

            return $answer;
        } finally {
            if ($isUsable && $this->areKept) {
                $this->idle[] = $connection;
            } else {
                $connection->close();
            }
        }
    }
}
