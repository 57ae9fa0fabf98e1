<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/** What a profiled program does, step by step; a step takes far less than ten milliseconds, or one beat. */
abstract class Workload
{
    /** @var list<int> nanoseconds spent so far in each function whose share is known; empty where none is */
    public array $spentNs = [];

    /** @return int work done, in a unit of its own: its rate is the speed of the program; 0 where the pace is fixed */
    abstract public function step(): int;
}
