<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/** A method that calls itself through eight levels and then sleeps 50 µs: a deep stack, hardly any work. */
final class Synthetic extends Workload
{
    private const LEVELS = 8;

    public function step(): int
    {
        $this->descend(self::LEVELS);
        return 1;
    }

    private function descend(int $levels): void
    {
        if ($levels > 1) {
            $this->descend($levels - 1);
        } else {
            usleep(50);
        }
    }
}
