<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/** Eight methods, each of which calls the next; the last sleeps 50 µs: a deep stack, hardly any work. */
final class Synthetic extends Workload
{
    public function step(): int
    {
        $this->one();
        return 1;
    }

    private function one(): void
    {
        $this->two();
    }

    private function two(): void
    {
        $this->three();
    }

    private function three(): void
    {
        $this->four();
    }

    private function four(): void
    {
        $this->five();
    }

    private function five(): void
    {
        $this->six();
    }

    private function six(): void
    {
        $this->seven();
    }

    private function seven(): void
    {
        $this->eight();
    }

    private function eight(): void
    {
        usleep(50);
    }
}
