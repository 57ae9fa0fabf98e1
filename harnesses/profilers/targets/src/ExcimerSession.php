<?php

declare(strict_types=1);

namespace Bench\Profiled;

/** Excimer samples from inside the profiled process, by a timer on wall time. */
final class ExcimerSession
{
    private readonly \ExcimerProfiler $profiler;
    private int $memoryBefore = 0;
    private int $memoryAfter = 0;

    public function __construct(private readonly int $rateHz)
    {
        $this->profiler = new \ExcimerProfiler();
        $this->profiler->setEventType(EXCIMER_REAL);
        $this->profiler->setPeriod(1 / $rateHz);
        $this->profiler->setMaxDepth(250);
    }

    public function start(): void
    {
        $this->memoryBefore = self::residentBytes();
        $this->profiler->start();
    }

    public function stop(): void
    {
        $this->profiler->stop();
        $this->memoryAfter = self::residentBytes();
    }

    /** @return array{entries: int, events: int, memoryBytes: int, collapsed: string} */
    public function report(): array
    {
        $log = $this->profiler->getLog();
        return [
            'entries' => count($log),
            // Ticks of the timer that came while an earlier one was waiting are counted into one entry.
            'events' => $log->getEventCount(),
            'memoryBytes' => max(0, $this->memoryAfter - $this->memoryBefore),
            'collapsed' => $log->formatCollapsed(),
        ];
    }

    private static function residentBytes(): int
    {
        return (int) explode(' ', (string) file_get_contents('/proc/self/statm'))[1] * 4096;
    }
}
