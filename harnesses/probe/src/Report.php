<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

/** What the lines of a log come to: T_cpu, T_io and their ratio, with percentiles. */
final class Report
{
    private const PERCENTILES = [50, 90, 95, 99];
    private const MB_PER_MIB = 1.048576;
    private const PARTS = ['boot', 'connect'];
    /** Version of the link; a page that reads another one says so. */
    private const LINK_VERSION = 1;

    /**
     * @param list<float> $cpuMs
     * @param list<float> $ioMs
     * @param list<float> $peakMib
     * @param array<string, array{lines: int, cpuMs: float, ioMs: float}> $parts `boot`, `connect`: sums
     */
    private function __construct(
        private readonly array $cpuMs,
        private readonly array $ioMs,
        private readonly array $peakMib,
        private readonly array $parts,
        public readonly int $overlapped,
        public readonly int $damaged,
    ) {}

    /** @param iterable<string> $lines */
    public static function of(iterable $lines): self
    {
        $cpu = $io = $peak = [];
        $parts = array_fill_keys(self::PARTS, ['lines' => 0, 'cpuMs' => 0.0, 'ioMs' => 0.0]);
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
                foreach (self::PARTS as $part) {
                    $parts[$part] = self::added($parts[$part], $line["{$part}Ms"] ?? null, $line["{$part}CpuMs"] ?? null);
                }
            }
        }

        return new self($cpu, $io, $peak, $parts, $overlapped, $damaged);
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

    /**
     * Mean cost of booting or connecting, over all requests: one that didn't connect took nothing for it.
     *
     * @return array{cpuMs: float, ioMs: float}|null null where no line has it
     */
    public function part(string $name): ?array
    {
        ['lines' => $lines, 'cpuMs' => $cpu, 'ioMs' => $io] = $this->parts[$name];

        return $lines === 0 ? null : ['cpuMs' => $cpu / $this->count(), 'ioMs' => $io / $this->count()];
    }

    /** Address of “Would it help my application?”, filled in behind the #, which browsers send to no server. */
    public function link(string $site, ?int $cores, ?int $workers): string
    {
        $figures = $this->figures();
        ['boot' => $boot, 'connect' => $connect] = ['boot' => $this->part('boot'), 'connect' => $this->part('connect')];
        $values = [
            'v' => (string) self::LINK_VERSION,
            'cpu' => self::plain($figures['T_cpu ms']['mean']),
            'wait' => self::plain($figures['T_io ms']['mean']),
            'workers' => $workers,
            'cores' => $cores,
            'boot' => self::plain($boot['cpuMs'] ?? 0),
            'bootwait' => self::plain($boot['ioMs'] ?? 0),
            'connect' => self::plain($connect['cpuMs'] ?? 0),
            'connectwait' => self::plain($connect['ioMs'] ?? 0),
            'wmem' => self::plain($figures['peak MiB']['p95'] * self::MB_PER_MIB),
            'n' => $this->count(),
        ];
        $fragment = http_build_query(array_filter($values, static fn ($value) => $value !== null));

        return rtrim($site, '/') . '/explore/would-it-help/#' . $fragment;
    }

    /**
     * @param array{lines: int, cpuMs: float, ioMs: float} $sums
     * @return array{lines: int, cpuMs: float, ioMs: float}
     */
    private static function added(array $sums, mixed $wallMs, mixed $cpuMs): array
    {
        if (!is_numeric($wallMs) || !is_numeric($cpuMs)) {
            return $sums;
        }

        return [
            'lines' => $sums['lines'] + 1,
            'cpuMs' => $sums['cpuMs'] + $cpuMs,
            'ioMs' => $sums['ioMs'] + max(0.0, $wallMs - $cpuMs),
        ];
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
