<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use RuntimeException;

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
