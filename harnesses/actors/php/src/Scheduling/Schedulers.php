<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use InvalidArgumentException;

/** The runtimes by name. */
final class Schedulers
{
    public static function named(string $name): Scheduler
    {
        return match ($name) {
            'fiber' => new FiberScheduler(),
            'swoole' => new SwooleScheduler(),
            'swow' => new SwowScheduler(),
            default => throw new InvalidArgumentException("runtime \"$name\": choose fiber, swoole or swow"),
        };
    }
}
