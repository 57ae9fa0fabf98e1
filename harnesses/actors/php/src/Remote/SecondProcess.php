<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Bench\Actors\Scheduling\Scheduler;
use RuntimeException;

/** The process of the receiving actors, with a scheduler of its own. It ends once the sender has closed the connection. */
final class SecondProcess
{
    private function __construct(private readonly int $pid)
    {
    }

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
