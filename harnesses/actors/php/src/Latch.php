<?php

declare(strict_types=1);

namespace Bench\Actors;

use Bench\Actors\Scheduling\Mailbox;
use Bench\Actors\Scheduling\Scheduler;

/** Keeps one coroutine waiting until something has happened as often as expected. */
final class Latch
{
    private readonly Mailbox $opened;
    private int $left = 0;

    public function __construct(Scheduler $scheduler)
    {
        $this->opened = $scheduler->mailbox(1);
    }

    /** Closes the latch for so many events. */
    public function expect(int $events): void
    {
        $this->left = $events;
    }

    /** Of an actor that counts its messages on this latch and does nothing else. */
    public function behaviour(): Behaviour
    {
        $latch = $this;
        return Behaviour::receive(static function (Context $context, object $message) use ($latch): void {
            $latch->countDown();
        });
    }

    public function countDown(): void
    {
        if (--$this->left === 0) {
            $this->opened->push($this);
        }
    }

    public function wait(): void
    {
        $this->opened->pop();
    }
}
