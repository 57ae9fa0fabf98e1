<?php

declare(strict_types=1);

namespace Bench\Actors;

/** The small message of the scenarios. */
final class Work
{
    public function __construct(public readonly int $sequence)
    {
    }
}
