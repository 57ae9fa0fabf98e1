<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Envelope;
use Bench\Actors\Scheduling\Scheduler;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;
use RuntimeException;

/** What the receiving process has done so far. */
final class Report
{
    public function __construct(
        public readonly int $handled,
        public readonly int $userUs,
        public readonly int $systemUs,
    ) {}
}

/** Asks the receiving actor to report, once it has handled all that came before. */
final class ReportRequest {}

/** Where a process runs. */
final class Core
{
    /** Holds this process to one core; null leaves the choice to the kernel. */
    public static function hold(?int $core): void
    {
        if ($core === null) {
            return;
        }
        exec(sprintf('taskset --cpu-list --pid %d %d 2>&1', $core, getmypid()), $output, $code);
        if ($code !== 0) {
            throw new RuntimeException('taskset: ' . implode(' ', $output));
        }
    }
}

/** The program of the receiving process: hands what comes over the wire to its actors, until the sender has ended. */
final class Receiver
{
    public function __construct(private readonly Scheduler $scheduler, private readonly Link $link) {}

    public function run(): void
    {
        $this->scheduler->run(function (): void {
            $wire = new Wire($this->link->open(true));
            $system = new ActorSystem($this->scheduler);
            $this->spawnActors($system, $wire);
            while (($envelopes = $wire->receive()) !== []) {
                foreach ($envelopes as $envelope) {
                    $system->find($envelope->target)?->deliver($envelope);
                }
            }
            $system->shutDown();
            $wire->close();
        });
    }

    private function spawnActors(ActorSystem $system, Wire $wire): void
    {
        $handled = 0;
        $system->spawn('/sink', Behaviour::receive(
            static function (Context $context, object $message) use ($wire, &$handled): void {
                if ($message instanceof ReportRequest) {
                    $report = new Report($handled, ...Stopwatch::cpuOf(getrusage()));
                    $wire->send(new Envelope(0, '/sink', $context->sender, $report));
                } else {
                    $handled++;
                }
            },
        ));
        $system->spawn('/echo', Behaviour::receive(
            static function (Context $context, Work $message) use ($wire): void {
                $wire->send(new Envelope($message->sequence, '/echo', $context->sender, $message));
            },
        ));
    }
}

/** The process of the receiving actors, with a scheduler of its own. It ends once the sender has closed the connection. */
final class SecondProcess
{
    private function __construct(private readonly int $pid) {}

    /** Forks. No scheduler may run yet: Swoole forbids a fork in a coroutine. */
    public static function start(Scheduler $scheduler, Link $link, ?int $core): self
    {
        $pid = pcntl_fork();
        if ($pid === -1) {
            throw new RuntimeException('the second process could not be made');
        }
        if ($pid === 0) {
            Core::hold($core);
            (new Receiver($scheduler, $link))->run();
            exit(0);
        }
        return new self($pid);
    }

    /** Waits for its end, so that its CPU time counts as that of this run. */
    public function wait(): void
    {
        pcntl_waitpid($this->pid, $status);
        if ($status !== 0) {
            throw new RuntimeException("the receiving process failed (status $status)");
        }
    }
}
