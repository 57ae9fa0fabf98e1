<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Envelope;
use Bench\Actors\Remote\Core;
use Bench\Actors\Remote\Link;
use Bench\Actors\Remote\Report;
use Bench\Actors\Remote\ReportRequest;
use Bench\Actors\Remote\SecondProcess;
use Bench\Actors\Remote\Wire;
use Bench\Actors\Scheduling\Scheduler;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;
use RuntimeException;

/**
 * A sending and a receiving process with a Unix socket between them. A round ends when the receiving actor has handled
 * its last message; CPU time is that of both processes.
 */
final class Pair extends Scenario
{
    private const MESSAGES = 10_000;
    private const ROUND_TRIPS = 2_000;

    private Link $link;
    private ?Wire $wire = null;

    /**
     * @param int $perWrite messages that go out in one write
     * @param bool $roundTrips one message on its way at any time, answered by an actor of the other process
     * @param list<int> $cores one for each process; none leaves the choice to the kernel
     */
    public function __construct(
        private readonly int $perWrite,
        private readonly bool $roundTrips,
        private readonly array $cores,
    ) {}

    public function operations(): int
    {
        return $this->roundTrips ? self::ROUND_TRIPS : self::MESSAGES;
    }

    /**
     * Makes the second process, before the scheduler runs.
     * @param string $folder where a socket may lie
     */
    public function fork(Scheduler $scheduler, string $folder): SecondProcess
    {
        $this->link = $scheduler->link($folder);
        $second = SecondProcess::start($scheduler, $this->link, $this->cores[1] ?? null);
        Core::hold($this->cores[0] ?? null);
        return $second;
    }

    public function prepare(ActorSystem $system): void
    {
        $this->wire = new Wire($this->link->open(false), $this->perWrite);
    }

    /** After the last round, or after one that failed: closes the connection, so that the second process ends. */
    public function disconnect(): void
    {
        $this->wire?->close();
    }

    public function round(Stopwatch $watch): void
    {
        $before = $this->report();
        $watch->start();
        $this->roundTrips ? $this->goRound() : $this->sendAll();
        $after = $this->report();
        $watch->stop();
        $watch->addCpu($after->userUs - $before->userUs, $after->systemUs - $before->systemUs);
        $handled = $after->handled - $before->handled;
        if (!$this->roundTrips && $handled !== self::MESSAGES) {
            throw new RuntimeException("$handled messages were handled and " . self::MESSAGES . ' sent');
        }
    }

    private function sendAll(): void
    {
        for ($i = 0; $i < self::MESSAGES; $i++) {
            $this->wire->send(new Envelope($i, '/sender', '/sink', new Work($i)));
        }
    }

    private function goRound(): void
    {
        for ($i = 0; $i < self::ROUND_TRIPS; $i++) {
            $this->wire->send(new Envelope($i, '/sender', '/echo', new Work($i)));
            $this->receive();
        }
    }

    private function report(): Report
    {
        $this->wire->send(new Envelope(0, '/sender', '/sink', new ReportRequest()));
        $this->wire->flush();
        return $this->receive()->message;
    }

    private function receive(): Envelope
    {
        return $this->wire->receive()[0] ?? throw new RuntimeException('the receiving process has ended');
    }
}
