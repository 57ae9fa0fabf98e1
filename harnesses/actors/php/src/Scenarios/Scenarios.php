<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use InvalidArgumentException;

/** The timed scenarios by name. */
final class Scenarios
{
    private const SHORT_MAILBOX = 100;

    /** @param list<int> $cores for scenarios with several processes */
    public static function named(string $name, array $cores): Scenario
    {
        if (str_starts_with($name, 'stage-')) {
            return new Stage(substr($name, strlen('stage-')));
        }
        return match ($name) {
            'one-actor' => new OneActor(),
            'short-mailbox' => new OneActor(capacity: self::SHORT_MAILBOX),
            'stateful' => new OneActor(withState: true),
            'burst' => new Burst(),
            'dispatch' => new Dispatch(),
            'fan-out' => new FanOut(),
            'multi-dispatch' => new MultiDispatch(),
            'spawn', 'kill', 'spawn-kill' => new Lifecycle($name),
            'ping-pong' => new PingPong(),
            'pair' => new Pair(1, false, $cores),
            'pair-batched' => new Pair(100, false, $cores),
            'pair-ping-pong' => new Pair(1, true, $cores),
            default => throw new InvalidArgumentException("scenario \"$name\" is not known"),
        };
    }
}
