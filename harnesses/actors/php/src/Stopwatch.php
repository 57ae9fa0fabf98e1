<?php

declare(strict_types=1);

namespace Bench\Actors;

/** Adds up wall time (monotonic) and CPU time of what runs between start() and stop(). */
final class Stopwatch
{
    public int $wallNs = 0;
    public int $userUs = 0;
    public int $systemUs = 0;

    private int $startedNs = 0;
    /** @var array{int, int} */
    private array $cpu = [0, 0];

    public function start(): void
    {
        $this->cpu = self::cpuOf(getrusage());
        $this->startedNs = hrtime(true);
    }

    public function stop(): void
    {
        $this->wallNs += hrtime(true) - $this->startedNs;
        [$user, $system] = self::cpuOf(getrusage());
        $this->userUs += $user - $this->cpu[0];
        $this->systemUs += $system - $this->cpu[1];
    }

    /** Adds what another process has used for the same work. */
    public function addCpu(int $userUs, int $systemUs): void
    {
        $this->userUs += $userUs;
        $this->systemUs += $systemUs;
    }

    /**
     * User and system time in µs.
     * @param array<string, int> $usage
     * @return array{int, int}
     */
    public static function cpuOf(array $usage): array
    {
        return [
            $usage['ru_utime.tv_sec'] * 1_000_000 + $usage['ru_utime.tv_usec'],
            $usage['ru_stime.tv_sec'] * 1_000_000 + $usage['ru_stime.tv_usec'],
        ];
    }
}
