<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

/** What the lines of a log come to: T_cpu, T_io and their ratio, with percentiles. */
final class Report
{
    private const PERCENTILES = [50, 90, 95, 99];
    private const MB_PER_MIB = 1.048576;

    /**
     * @param list<float> $cpuMs
     * @param list<float> $ioMs
     * @param list<float> $peakMib
     */
    private function __construct(
        private readonly array $cpuMs,
        private readonly array $ioMs,
        private readonly array $peakMib,
        public readonly int $overlapped,
        public readonly int $damaged,
    ) {
    }

    /** @param iterable<string> $lines */
    public static function of(iterable $lines): self
    {
        $cpu = $io = $peak = [];
        $overlapped = $damaged = 0;
        foreach ($lines as $text) {
            $line = json_decode($text, true);
            if (!is_array($line) || ($line['v'] ?? null) !== 1 || !is_numeric($line['wallMs'] ?? null) || !is_numeric($line['cpuMs'] ?? null)) {
                $damaged += trim($text) === '' ? 0 : 1;
            } elseif ($line['overlapped']) {
                ++$overlapped;
            } else {
                $cpu[] = (float) $line['cpuMs'];
                // The two clocks differ by microseconds: a request that never waited must not wait less than nothing.
                $io[] = max(0.0, $line['wallMs'] - $line['cpuMs']);
                $peak[] = (float) $line['peakMib'];
            }
        }

        return new self($cpu, $io, $peak, $overlapped, $damaged);
    }

    public function count(): int
    {
        return count($this->cpuMs);
    }

    /** @return array<string, array<string, float>> name → mean and percentiles */
    public function figures(): array
    {
        $ratios = [];
        foreach ($this->cpuMs as $i => $cpu) {
            if ($cpu > 0) {
                $ratios[] = $this->ioMs[$i] / $cpu;
            }
        }
        $figures = ['T_cpu ms' => self::figuresOf($this->cpuMs), 'T_io ms' => self::figuresOf($this->ioMs)];
        if ($ratios !== []) {
            $figures['beta'] = self::figuresOf($ratios);
        }

        return $figures + ['peak MiB' => self::figuresOf($this->peakMib)];
    }

    /** Ratio of the mean times: the one that capacity follows from, for a mean of ratios would favour small requests. */
    public function blockingCoefficient(): ?float
    {
        $cpu = array_sum($this->cpuMs);

        return $cpu > 0 ? array_sum($this->ioMs) / $cpu : null;
    }

    /** Address of the calculator, filled in; $queries splits the wait into waits per query. */
    public function calculatorLink(string $site, int $queries, ?int $cores, ?int $workers): string
    {
        $figures = $this->figures();
        $values = [
            'tcpu' => self::plain($figures['T_cpu ms']['mean']),
            'tio' => self::plain($figures['T_io ms']['mean'] / $queries),
            'q' => (string) $queries,
            'cores' => $cores,
            'workers' => $workers,
            'wmem' => self::plain($figures['peak MiB']['p95'] * self::MB_PER_MIB),
        ];
        $query = http_build_query(array_filter($values, static fn ($value) => $value !== null));

        return rtrim($site, '/') . '/theory/blocking-coefficient/?' . $query;
    }

    /**
     * @param list<float> $values
     * @return array<string, float>
     */
    private static function figuresOf(array $values): array
    {
        sort($values);
        $figures = ['mean' => array_sum($values) / count($values)];
        foreach (self::PERCENTILES as $percent) {
            $figures["p$percent"] = $values[max(0, (int) ceil($percent / 100 * count($values)) - 1)];
        }

        return $figures;
    }

    private static function plain(float $value): string
    {
        return rtrim(rtrim(number_format($value, 3, '.', ''), '0'), '.');
    }
}
