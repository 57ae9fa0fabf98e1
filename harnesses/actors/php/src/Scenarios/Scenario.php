<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Remote\SecondProcess;
use Bench\Actors\Scheduling\Scheduler;
use Bench\Actors\Stopwatch;
use InvalidArgumentException;

/** One thing that actors do, in rounds: as many as it takes to fill the measured window. */
interface Scenario
{
    /** Operations of one round: messages, actors, round trips. */
    public function operations(): int;

    /** What is made once, before the first round. */
    public function prepare(ActorSystem $system): void;

    /** One round. Only what happens between start() and stop() of the watch is measured. */
    public function round(Stopwatch $watch): void;
}

/** A scenario with a second process, which has to be made before the scheduler runs. */
interface TwoProcesses extends Scenario
{
    /** @param string $folder where a socket may lie */
    public function fork(Scheduler $scheduler, string $folder): SecondProcess;

    /** After the last round, or after one that failed: closes the connection, so that the second process ends. */
    public function disconnect(): void;
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
