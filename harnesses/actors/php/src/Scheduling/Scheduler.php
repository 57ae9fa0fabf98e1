<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Bench\Actors\Remote\Link;
use Closure;

/** All that the actor system asks of a runtime: coroutines, mailboxes and sockets that keep them waiting. */
interface Scheduler
{
    /** Runs a coroutine, and those that it starts, until it has ended. */
    public function run(Closure $main): void;

    /** Starts a coroutine; it runs at once, up to its first wait. */
    public function start(Closure $body): void;

    /** @param int $capacity messages after which a sender waits */
    public function mailbox(int $capacity): Mailbox;

    /** A connection to a process that is forked before run().
     * @param string $folder where a socket may lie */
    public function link(string $folder): Link;
}
