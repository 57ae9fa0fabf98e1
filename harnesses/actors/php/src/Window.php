<?php

declare(strict_types=1);

namespace Bench\Actors;

use Bench\Actors\Scenarios\Scenario;

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

/** Runs rounds of a scenario: a pilot that finds how long one lasts, or warm-up and measured window. */
final class Window
{
    public function __construct(private readonly Scenario $scenario) {}

    /**
     * @param float $seconds half of it to warm up
     * @return array<string, int|float> seconds of the quickest round after the warm-up
     */
    public function pilot(float $seconds): array
    {
        $this->runFor($seconds / 2 * 1e9);
        return [
            'secondsPerRound' => $this->runFor($seconds / 2 * 1e9) / 1e9,
            'operationsPerRound' => $this->scenario->operations(),
        ];
    }

    /** @return array<string, int> */
    public function measure(int $warmUpRounds, int $rounds): array
    {
        $this->runRounds($warmUpRounds);
        $watch = $this->runRounds($rounds);
        return [
            'warmUpRounds' => $warmUpRounds,
            'rounds' => $rounds,
            'operations' => $rounds * $this->scenario->operations(),
            'wallNs' => $watch->wallNs,
            'userUs' => $watch->userUs,
            'systemUs' => $watch->systemUs,
        ];
    }

    /** @return int nanoseconds of the quickest round */
    private function runFor(float $ns): int
    {
        $watch = new Stopwatch();
        $quickest = PHP_INT_MAX;
        do {
            $before = $watch->wallNs;
            $this->scenario->round($watch);
            $quickest = min($quickest, $watch->wallNs - $before);
        } while ($watch->wallNs < $ns);
        return $quickest;
    }

    private function runRounds(int $rounds): Stopwatch
    {
        $watch = new Stopwatch();
        for ($i = 0; $i < $rounds; $i++) {
            $this->scenario->round($watch);
        }
        return $watch;
    }
}
