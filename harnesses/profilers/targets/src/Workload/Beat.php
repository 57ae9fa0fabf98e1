<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/**
 * The same three shares as {@see Known}, in step with a clock: every hundredth of a second begins 6 ms of a, 3 ms of b
 * and 1 ms of c. A sampler that keeps 100 Hz exactly always meets the same function.
 */
final class Beat extends Workload
{
    private const PERIOD_NS = 10_000_000;
    private const ENDS_NS = [6_000_000, 9_000_000, 10_000_000];

    public array $spentNs = [0, 0, 0];

    public function step(): int
    {
        $start = hrtime(true);
        $period = $start - $start % self::PERIOD_NS;
        burn_a_until($period + self::ENDS_NS[0]);
        $afterA = hrtime(true);
        burn_b_until($period + self::ENDS_NS[1]);
        $afterB = hrtime(true);
        burn_c_until($period + self::ENDS_NS[2]);
        $this->spentNs[0] += $afterA - $start;
        $this->spentNs[1] += $afterB - $afterA;
        $this->spentNs[2] += hrtime(true) - $afterB;
        return 0;
    }
}

function burn_a_until(int $end): void
{
    while (hrtime(true) < $end) {}
}

function burn_b_until(int $end): void
{
    while (hrtime(true) < $end) {}
}

function burn_c_until(int $end): void
{
    while (hrtime(true) < $end) {}
}
