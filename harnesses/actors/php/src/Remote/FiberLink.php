<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Bench\Actors\Scheduling\FiberScheduler;

/** For Fibers: a socket pair as PHP’s own streams. */
final class FiberLink implements Link
{
    private readonly StreamPair $pair;

    public function __construct(private readonly FiberScheduler $scheduler)
    {
        $this->pair = new StreamPair();
    }

    public function open(bool $isReceiver): Socket
    {
        return new FiberSocket($this->scheduler, $this->pair->take($isReceiver));
    }
}
