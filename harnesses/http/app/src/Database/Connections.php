<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Timings;

/**
 * Where the requests of a worker get their connections from: one for each, closed afterwards, as a stateless server does,
 * or one that is kept. Never more are kept than the worker has slots, since each slot borrows one; a borrowed connection is
 * nobody else's until it is given back.
 */
final class Connections implements Lender
{
    /** @var list<Connection> */
    private array $idle = [];

    /** @param \Closure(): Connection $open */
    public function __construct(private readonly \Closure $open, private readonly bool $areKept) {}

    public function lend(\Closure $request, ?Timings $timings = null, bool $isWhole = false): mixed
    {
        return $this->lendMany(1, static fn (array $connections): mixed => $request($connections[0]));
    }

    /**
     * Lends several connections to a request. Where it failed half-way they are never used again.
     *
     * @template T
     * @param \Closure(list<Connection>): T $request
     * @return T
     */
    public function lendMany(int $count, \Closure $request): mixed
    {
        $connections = [];
        $areUsable = false;
        try {
            for ($i = 0; $i < $count; ++$i) {
                $connections[] = array_pop($this->idle) ?? ($this->open)();
            }
            $answer = $request($connections);
            $areUsable = true;

            return $answer;
        } finally {
            if ($areUsable && $this->areKept) {
                array_push($this->idle, ...$connections);
            } else {
                array_map(static fn (Connection $connection) => $connection->close(), $connections);
            }
        }
    }
}
