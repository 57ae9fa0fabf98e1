<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Swow\Channel;

/** Swow's channel. A push to a waiting reader switches to the reader at once. */
final class SwowMailbox implements Mailbox
{
    private readonly Channel $channel;

    public function __construct(int $capacity)
    {
        $this->channel = new Channel($capacity);
    }

    public function push(object $item): void
    {
        $this->channel->push($item);
    }

    public function pop(): object
    {
        return $this->channel->pop();
    }
}
