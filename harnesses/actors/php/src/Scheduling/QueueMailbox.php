<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Fiber;
use SplQueue;

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
