<?php

declare(strict_types=1);

namespace Bench\Profiled;

use Bench\Profiled\Workload\Workload;

/** Does the workload and marks, every ten milliseconds, how far it is. */
final class Life
{
    private const MARK_NS = 10_000_000;
    /** Nothing that was started stays behind, even where nobody is left to stop it. */
    private const LONGEST_NS = 120_000_000_000;

    /** @var list<array{int, int, float, list<int>}> time in ns, work done, CPU time in ms, ns in each known function */
    private array $marks = [];
    private int $work = 0;
    private int $nextMark = 0;
    private bool $told = false;
    private readonly int $latest;
    private readonly int $endEarly;

    public function __construct(private readonly Workload $workload, float $endAfterS)
    {
        $this->latest = hrtime(true) + self::LONGEST_NS;
        $this->endEarly = $endAfterS > 0 ? hrtime(true) + (int) ($endAfterS * 1e9) : PHP_INT_MAX;
        pcntl_async_signals(true);
        pcntl_signal(SIGTERM, function (): void {
            $this->told = true;
        });
    }

    public function spend(float $seconds): void
    {
        $this->goOnUntil(hrtime(true) + (int) ($seconds * 1e9));
    }

    public function spendUntilTold(): void
    {
        $this->goOnUntil($this->latest);
    }

    /** @return list<array{int, int, float, list<int>}> */
    public function marks(): array
    {
        return $this->marks;
    }

    private function goOnUntil(int $end): void
    {
        $workload = $this->workload;
        for ($now = hrtime(true); $now < $end && !$this->told; $now = hrtime(true)) {
            $this->work += $workload->step();
            if ($now >= $this->nextMark) {
                $this->mark();
                $this->nextMark = $now + self::MARK_NS;
            }
            if ($now > $this->endEarly) {
                fwrite(STDERR, "the target ends early, as it was told\n");
                exit(3);
            }
        }
        $this->mark();
    }

    private function mark(): void
    {
        $usage = getrusage();
        $cpuMs = ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1000
            + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1000;
        $this->marks[] = [hrtime(true), $this->work, $cpuMs, $this->workload->spentNs];
    }
}
