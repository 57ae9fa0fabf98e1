<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Bench\Actors\Remote\Link;
use Closure;
use InvalidArgumentException;

/** A queue between coroutines of one process, first in, first out. */
interface Mailbox
{
    /** Puts an object in; waits while the mailbox is full. */
    public function push(object $item): void;

    /** Takes the oldest object out; waits while there is none. */
    public function pop(): object;
}

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

/** The runtimes by name. */
final class Schedulers
{
    public static function named(string $name): Scheduler
    {
        return match ($name) {
            'fiber' => new FiberScheduler(),
            'swoole' => new SwooleScheduler(),
            'swow' => new SwowScheduler(),
            default => throw new InvalidArgumentException("runtime \"$name\": choose fiber, swoole or swow"),
        };
    }
}
