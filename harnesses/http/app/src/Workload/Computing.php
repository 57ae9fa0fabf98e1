<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Timings;

/**
 * A fixed amount of work that needs nothing but a core, which one request in twenty does after its queries. It is the
 * same on every machine and however busy the core is; its CPU time is measured each time.
 */
final class Computing
{
    /** About 100 ms of CPU time on the machine of the study. */
    private const ROUNDS = 14_000_000;
    private const EVERY = 20;
    private const AT = 17;

    /** @return int|null what was computed; null for the nineteen others */
    public static function ifDue(int $n, Timings $timings): ?int
    {
        if ($n % self::EVERY !== self::AT) {
            return null;
        }
        $since = self::cpuMs();
        $found = self::compute();
        $timings->add('compute', self::cpuMs() - $since);

        return $found;
    }

    private static function compute(): int
    {
        $number = 1;
        for ($round = 0; $round < self::ROUNDS; ++$round) {
            $number = ($number * 1_103_515_245 + 12_345) & 0x7FFFFFFF;
        }

        return $number;
    }

    /** Of this process, which does nothing else meanwhile: nothing in between waits. */
    private static function cpuMs(): float
    {
        $used = getrusage();

        return ($used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec']) * 1000
            + ($used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec']) / 1000;
    }
}
