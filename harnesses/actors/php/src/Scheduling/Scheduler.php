<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Closure;

/** All that the actor system asks of a runtime: coroutines, and mailboxes that keep them waiting. */
interface Scheduler
{
    /** Runs a coroutine, and those that it starts, until it has ended. */
    public function run(Closure $main): void;

    /** Starts a coroutine; it runs at once, up to its first wait. */
    public function start(Closure $body): void;

    /** @param int $capacity messages after which a sender waits */
    public function mailbox(int $capacity): Mailbox;
}
