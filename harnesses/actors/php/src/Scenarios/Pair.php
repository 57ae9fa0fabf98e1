<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Envelope;
use Bench\Actors\Remote\Receiver;
use Bench\Actors\Remote\Report;
use Bench\Actors\Remote\ReportRequest;
use Bench\Actors\Remote\Wire;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;
use RuntimeException;

/**
 * A sending and a receiving process with a Unix socket pair between them. A round ends when the receiving actor has
 * handled its last message; CPU time is that of both processes.
 */
final class Pair implements Scenario
{
    private const MESSAGES = 10_000;
    private const ROUND_TRIPS = 2_000;

    private Wire $wire;

    /**
     * @param int $perWrite messages that go out in one write
     * @param bool $roundTrips one message on its way at any time, answered by an actor of the other process
     * @param list<int> $cores one for each process; none leaves the choice to the kernel
     */
    public function __construct(
        private readonly int $perWrite,
        private readonly bool $roundTrips,
        private readonly array $cores,
    ) {
    }

    public function operations(): int
    {
        return $this->roundTrips ? self::ROUND_TRIPS : self::MESSAGES;
    }

    public function prepare(ActorSystem $system): void
    {
        [$here, $there] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
        $pid = pcntl_fork();
        if ($pid === -1) {
            throw new RuntimeException('the second process could not be made');
        }
        $isReceiver = $pid === 0;
        $this->keepOnCore($this->cores[$isReceiver ? 1 : 0] ?? null);
        if ($isReceiver) {
            fclose($here);
            (new Receiver(new Wire($there)))->run();
            exit(0);
        }
        fclose($there);
        $this->wire = new Wire($here, $this->perWrite);
        // Waited for, so that its CPU time counts as that of this run.
        register_shutdown_function(static function () use ($here, $pid): void {
            fclose($here);
            pcntl_waitpid($pid, $status);
        });
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

    private function keepOnCore(?int $core): void
    {
        if ($core !== null) {
            exec(sprintf('taskset --cpu-list --pid %d %d 2>&1', $core, getmypid()), $output, $code);
            if ($code !== 0) {
                throw new RuntimeException('taskset: ' . implode(' ', $output));
            }
        }
    }
}
