<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Bench\Actors\Remote\FiberLink;
use Bench\Actors\Remote\Link;
use Closure;
use Fiber;
use RuntimeException;
use SplQueue;

/** Plain PHP: Fibers in a ready queue, each resumed in the order in which it was woken. */
final class FiberScheduler implements Scheduler
{
    /** @var SplQueue<Fiber<mixed, mixed, mixed, mixed>> */
    private readonly SplQueue $ready;

    public function __construct()
    {
        $this->ready = new SplQueue();
    }

    public function run(Closure $main): void
    {
        $first = new Fiber($main);
        $first->start();
        while (!$this->ready->isEmpty()) {
            $this->ready->dequeue()->resume();
        }
        if (!$first->isTerminated()) {
            throw new RuntimeException('every Fiber waits for a message that nobody will send');
        }
    }

    public function start(Closure $body): void
    {
        (new Fiber($body))->start();
    }

    public function mailbox(int $capacity): Mailbox
    {
        return new QueueMailbox($this, $capacity);
    }

    public function link(string $folder): Link
    {
        return new FiberLink($this);
    }

    /** Lets a waiting Fiber run when its turn comes.
     * @param Fiber<mixed, mixed, mixed, mixed> $fiber */
    public function wake(Fiber $fiber): void
    {
        $this->ready->enqueue($fiber);
    }

    /** Lets all others run first. */
    public function pause(): void
    {
        $this->ready->enqueue(Fiber::getCurrent());
        Fiber::suspend();
    }
}
