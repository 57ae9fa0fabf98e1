<?php

declare(strict_types=1);

namespace Bench\Actors;

use Closure;

/** What an actor does with a message. */
final class Behaviour
{
    private function __construct(
        public readonly Closure $handle,
        public readonly bool $hasState,
        public readonly mixed $initialState,
    ) {
    }

    /** @param Closure(Context, object): void $handle */
    public static function receive(Closure $handle): self
    {
        return new self($handle, false, null);
    }

    /** @param Closure(Context, object, mixed): Next $handle gives the next state in an object of its own */
    public static function withState(mixed $initialState, Closure $handle): self
    {
        return new self($handle, true, $initialState);
    }
}
