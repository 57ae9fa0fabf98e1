<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\PoolSettings;
use Bench\Timings;
use Swoole\Coroutine\Channel;

/**
 * A fixed number of kept connections that the coroutines of a Swoole worker share. Who finds none free waits in the order
 * of arrival, up to a limit; the time goes into the request's timings.
 */
final class Pool implements Lender
{
    /** Only a check of the harness needs a connection as a whole; it is not refused for what is measured afterwards. */
    private const LIMIT_OF_CHECKS_S = 10.0;

    private ?Channel $free = null;
    private int $open = 0;

    /** @param \Closure(): Connection $connect */
    public function __construct(private readonly \Closure $connect, private readonly PoolSettings $settings) {}

    public function lend(\Closure $request, ?Timings $timings = null, bool $isWhole = false): mixed
    {
        $timings ??= new Timings();
        $timings->add('pool', 0.0);

        return $this->settings->heldPerQuery && !$isWhole
            ? $request(new PooledQueries($this, $timings))
            : $this->borrow($request, $timings, $isWhole ? self::LIMIT_OF_CHECKS_S : null);
    }

    /**
     * @template T
     * @param \Closure(Connection): T $use
     * @return T
     */
    public function borrow(\Closure $use, Timings $timings, ?float $limitS = null): mixed
    {
        $connection = $this->take($timings, $limitS ?? $this->settings->waitLimitS);
        $isUsable = false;
        try {
            $answer = $use($connection);
            $isUsable = true;

            return $answer;
        } finally {
            if ($isUsable) {
                $this->free->push($connection);
            } else {
                --$this->open;
                $connection->close();
            }
        }
    }

    private function take(Timings $timings, float $limitS): Connection
    {
        $this->free ??= new Channel($this->settings->connections);
        if ($this->free->isEmpty() && $this->open < $this->settings->connections) {
            return $this->connect();
        }
        $since = hrtime(true);
        $connection = $this->free->pop($limitS);
        $timings->add('pool', (hrtime(true) - $since) / 1e6);

        return $connection === false ? throw new NoFreeConnection('No connection became free in time.') : $connection;
    }

    private function connect(): Connection
    {
        // Counted first: others run while this one connects.
        ++$this->open;
        try {
            return ($this->connect)();
        } catch (\Throwable $error) {
            --$this->open;

            throw $error;
        }
    }
}
