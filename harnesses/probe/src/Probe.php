<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

/**
 * Measures one request of a worker that handles one request at a time: wall time, CPU time of the process, memory.
 *
 * Two requests that overlap in one process share its CPU clock, so neither can be measured: their lines say so.
 */
final class Probe
{
    private static int $running = 0;
    private static bool $overlapped = false;

    private int $startedNs;
    private int $startedCpuUs;
    private bool $finished = false;

    private function __construct(private readonly Log $log, private readonly string $via)
    {
        if (self::$running++ > 0) {
            self::$overlapped = true;
        }
        if (function_exists('memory_reset_peak_usage')) {
            memory_reset_peak_usage();
        }
        $this->startedCpuUs = self::cpuUs();
        $this->startedNs = hrtime(true);
    }

    /** @param string $via how the probe was hung in: prepend, psr-15, laravel, symfony */
    public static function start(Log $log, string $via): self
    {
        return new self($log, $via);
    }

    /** Writes the line of this request; a second call does nothing. */
    public function finish(): void
    {
        if ($this->finished) {
            return;
        }
        $wallNs = hrtime(true) - $this->startedNs;
        $cpuUs = self::cpuUs() - $this->startedCpuUs;
        $this->finished = true;
        $this->log->write([
            'v' => 1,
            'via' => $this->via,
            'wallMs' => round($wallNs / 1e6, 3),
            'cpuMs' => round($cpuUs / 1e3, 3),
            'peakMib' => round(memory_get_peak_usage(true) / 1048576, 1),
            'overlapped' => self::$overlapped,
        ]);
        if (--self::$running === 0) {
            self::$overlapped = false;
        }
    }

    private static function cpuUs(): int
    {
        $usage = getrusage();

        return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1_000_000
            + $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
    }
}
