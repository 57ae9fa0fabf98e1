<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Timings;

/** Where requests borrow connections to the database. A borrowed one is nobody else's until it is given back. */
interface Lender
{
    /**
     * Lends a connection to a request. Where the request failed half-way the connection is never used again.
     *
     * @template T
     * @param \Closure(Connection): T $request
     * @param bool $isWhole whether it needs one and the same connection to its end, whatever is usual
     *
     * @return T
     */
    public function lend(\Closure $request, ?Timings $timings = null, bool $isWhole = false): mixed;
}
