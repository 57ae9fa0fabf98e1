<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/**
 * Three functions that use the processor 60, 30 and 10 % of the time: a loop, one call of an internal function, a short
 * loop. Each call takes a random time and is timed, so that no sampler falls into step, and the true shares are known.
 * A cycle is half a millisecond: samples a millisecond apart hardly depend on one another.
 */
final class Known extends Workload
{
    private const MEAN_NS = [300_000, 150_000, 50_000];
    private const TEXTS = 16;

    public array $spentNs = [0, 0, 0];
    private readonly float $roundsPerNs;
    private readonly float $bytesPerNs;
    /** @var list<string> */
    private readonly array $texts;

    public function __construct(int $seed)
    {
        mt_srand($seed);
        $this->roundsPerNs = self::speedOf(static fn () => burn_a(200_000), 200_000);
        $text = str_repeat('x', 200_000);
        $this->bytesPerNs = self::speedOf(static fn () => burn_b($text), 200_000);
        $this->texts = array_map(
            fn (int $i) => str_repeat('x', (int) (self::MEAN_NS[1] * $this->bytesPerNs * (0.5 + $i / (self::TEXTS - 1)))),
            range(0, self::TEXTS - 1),
        );
    }

    public function step(): int
    {
        $a = (int) (self::MEAN_NS[0] * $this->roundsPerNs * self::random());
        $b = $this->texts[mt_rand(0, self::TEXTS - 1)];
        $c = (int) (self::MEAN_NS[2] * $this->roundsPerNs * self::random());
        $start = hrtime(true);
        burn_a($a);
        $afterA = hrtime(true);
        burn_b($b);
        $afterB = hrtime(true);
        burn_c($c);
        $afterC = hrtime(true);
        $this->spentNs[0] += $afterA - $start;
        $this->spentNs[1] += $afterB - $afterA;
        $this->spentNs[2] += $afterC - $afterB;
        return (int) (($a + $c) / $this->roundsPerNs + strlen($b) / $this->bytesPerNs);
    }

    /** Between 0.5 and 1.5. */
    private static function random(): float
    {
        return 0.5 + mt_rand() / mt_getrandmax();
    }

    /** Work per nanosecond: the quickest of several tries, since a busy host only makes it slower. */
    private static function speedOf(callable $work, int $amount): float
    {
        $quickest = PHP_INT_MAX;
        for ($try = 0; $try < 7; $try++) {
            $start = hrtime(true);
            $work();
            $quickest = min($quickest, hrtime(true) - $start);
        }
        return $amount / $quickest;
    }
}

function burn_a(int $rounds): int
{
    $x = 1;
    for ($i = 0; $i < $rounds; $i++) {
        $x = ($x * 31 + 7) & 0xffff;
    }
    return $x;
}

function burn_b(string $text): string
{
    return hash('sha256', $text);
}

function burn_c(int $rounds): int
{
    $x = 1;
    for ($i = 0; $i < $rounds; $i++) {
        $x = ($x * 31 + 7) & 0xffff;
    }
    return $x;
}
