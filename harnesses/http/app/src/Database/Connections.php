<?php

declare(strict_types=1);

namespace Bench\Database;

/** Where a request gets its connection from, and what becomes of it afterwards. */
interface Connections
{
    public function borrow(): Connection;

    /** @param bool $usable false when the request failed half-way: such a connection is never used again */
    public function giveBack(Connection $connection, bool $usable): void;
}
