<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

/** A queue between coroutines of one process, first in, first out. */
interface Mailbox
{
    /** Puts an object in; waits while the mailbox is full. */
    public function push(object $item): void;

    /** Takes the oldest object out; waits while there is none. */
    public function pop(): object;
}
