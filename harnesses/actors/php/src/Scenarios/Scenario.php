<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Stopwatch;
use InvalidArgumentException;

/** One thing that actors do, in rounds: as many as it takes to fill the measured window. */
abstract class Scenario
{
    /** Operations of one round: messages, actors, round trips. */
    protected const OPERATIONS = 0;

    public function operations(): int
    {
        return static::OPERATIONS;
    }

    /** What is made once, before the first round. */
    abstract public function prepare(ActorSystem $system): void;

    /** One round. Only what happens between start() and stop() of the watch is measured. */
    abstract public function round(Stopwatch $watch): void;
}

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
