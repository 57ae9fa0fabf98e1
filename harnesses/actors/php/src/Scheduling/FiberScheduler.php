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

/** A mailbox for Fibers: an SplQueue, one reader, any number of senders. */
final class QueueMailbox implements Mailbox
{
    /** @var SplQueue<object> */
    private readonly SplQueue $items;
    private int $length = 0;
    /** @var Fiber<mixed, mixed, mixed, mixed>|null */
    private ?Fiber $reader = null;
    /** @var list<Fiber<mixed, mixed, mixed, mixed>> */
    private array $senders = [];

    public function __construct(private readonly FiberScheduler $scheduler, private readonly int $capacity)
    {
        $this->items = new SplQueue();
    }

    public function push(object $item): void
    {
        while ($this->length >= $this->capacity) {
            $this->senders[] = Fiber::getCurrent();
            Fiber::suspend();
        }
        $this->length++;
        $this->items->enqueue($item);
        if ($this->reader !== null) {
            $this->scheduler->wake($this->reader);
            $this->reader = null;
        }
    }

    public function pop(): object
    {
        while ($this->length === 0) {
            $this->reader = Fiber::getCurrent();
            Fiber::suspend();
        }
        $this->length--;
        if ($this->senders !== []) {
            $this->scheduler->wake(array_shift($this->senders));
        }
        return $this->items->dequeue();
    }
}
