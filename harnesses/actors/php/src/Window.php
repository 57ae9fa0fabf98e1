<?php

declare(strict_types=1);

namespace Bench\Actors;

use Bench\Actors\Scenarios\Scenario;

/** Runs rounds of a scenario: a pilot that finds how long one lasts, or warm-up and measured window. */
final class Window
{
    public function __construct(private readonly Scenario $scenario)
    {
    }

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
