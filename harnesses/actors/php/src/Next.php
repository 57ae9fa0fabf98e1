<?php

declare(strict_types=1);

namespace Bench\Actors;

/** What an actor with state becomes after a message. */
final class Next
{
    public function __construct(public readonly mixed $state)
    {
    }
}
