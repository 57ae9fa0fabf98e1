<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

/**
 * Measures one request of a worker that handles one request at a time: wall time, CPU time of the process, how much of
 * that was spent in the kernel, memory.
 *
 * Two requests that overlap in one process share its CPU clock, so neither can be measured: their lines say so.
 *
 * Where the prepend file and a middleware are both hung in, they are one request: what lies between them is the boot.
 */
final class Probe
{
    private static int $running = 0;
    private static bool $overlapped = false;
    /** The request that the prepend file began; in servers that live on there is none, since it would never end. */
    private static ?self $prepended = null;
    private static ?self $current = null;

    private int $startedNs;
    /** @var array{int, int} */
    private array $startedUsageUs;
    private bool $finished = false;
    /** @var array{ms: float, cpuMs: float}|null */
    private ?array $boot = null;
    /** @var array{ms: float, cpuMs: float}|null */
    private ?array $connect = null;

    private function __construct(private readonly Log $log, private readonly string $via)
    {
        if (self::$running++ > 0) {
            self::$overlapped = true;
        }
        if (function_exists('memory_reset_peak_usage')) {
            memory_reset_peak_usage();
        }
        self::$current = $this;
        $this->startedUsageUs = self::usageUs();
        $this->startedNs = hrtime(true);
    }

    /** @param string $via how the probe was hung in: prepend, psr-15, laravel, symfony */
    public static function start(Log $log, string $via): self
    {
        $first = self::$prepended;
        if ($via !== 'prepend' && $first !== null && !$first->finished) {
            $first->boot ??= self::less($first->since($first->startedNs, $first->startedUsageUs), $first->connect);

            return $first;
        }
        $probe = new self($log, $via);
        if ($via === 'prepend' && PHP_SAPI !== 'cli') {
            self::$prepended = $probe;
        }

        return $probe;
    }

    /**
     * Opens connections and counts what that takes; what it gives back is given back.
     *
     * @template T
     * @param callable(): T $open
     * @return T
     */
    public static function connect(callable $open): mixed
    {
        $probe = self::$current;
        if ($probe === null || $probe->finished) {
            return $open();
        }
        [$ns, $usageUs] = [hrtime(true), self::usageUs()];
        try {
            return $open();
        } finally {
            $taken = $probe->since($ns, $usageUs);
            $before = $probe->connect ?? ['ms' => 0.0, 'cpuMs' => 0.0];
            $probe->connect = ['ms' => $before['ms'] + $taken['ms'], 'cpuMs' => $before['cpuMs'] + $taken['cpuMs']];
        }
    }

    /** Writes the line of this request; a second call does nothing. A middleware's end isn't that of the prepend file. */
    public function finish(?string $via = null): void
    {
        if ($this->finished || ($via !== null && $via !== $this->via)) {
            return;
        }
        $taken = $this->since($this->startedNs, $this->startedUsageUs);
        $this->finished = true;
        $this->log->write([
            'v' => 1,
            'via' => $this->via,
            'wallMs' => round($taken['ms'], 3),
            'cpuMs' => round($taken['cpuMs'], 3),
            'kernelMs' => round($taken['kernelMs'], 3),
            'peakMib' => round(memory_get_peak_usage(true) / 1048576, 1),
            'overlapped' => self::$overlapped,
            ...self::named('boot', $this->boot),
            ...self::named('connect', $this->connect),
        ]);
        if (--self::$running === 0) {
            self::$overlapped = false;
        }
    }

    /**
     * @param array{int, int} $usageUs
     * @return array{ms: float, cpuMs: float, kernelMs: float}
     */
    private function since(int $ns, array $usageUs): array
    {
        $ms = (hrtime(true) - $ns) / 1e6;
        [$cpuUs, $kernelUs] = self::usageUs();

        return ['ms' => $ms, 'cpuMs' => ($cpuUs - $usageUs[0]) / 1e3, 'kernelMs' => ($kernelUs - $usageUs[1]) / 1e3];
    }

    /**
     * @param array{ms: float, cpuMs: float} $of
     * @param array{ms: float, cpuMs: float}|null $part
     * @return array{ms: float, cpuMs: float}
     */
    private static function less(array $of, ?array $part): array
    {
        return [
            'ms' => max(0.0, $of['ms'] - ($part['ms'] ?? 0)),
            'cpuMs' => max(0.0, $of['cpuMs'] - ($part['cpuMs'] ?? 0)),
        ];
    }

    /**
     * @param array{ms: float, cpuMs: float}|null $of
     * @return array<string, float>
     */
    private static function named(string $name, ?array $of): array
    {
        return $of === null ? [] : ["{$name}Ms" => round($of['ms'], 3), "{$name}CpuMs" => round($of['cpuMs'], 3)];
    }

    /** @return array{int, int} CPU time of the process so far, and how much of it was spent in the kernel, µs */
    private static function usageUs(): array
    {
        $usage = getrusage();
        $kernel = $usage['ru_stime.tv_sec'] * 1_000_000 + $usage['ru_stime.tv_usec'];

        return [$usage['ru_utime.tv_sec'] * 1_000_000 + $usage['ru_utime.tv_usec'] + $kernel, $kernel];
    }
}
