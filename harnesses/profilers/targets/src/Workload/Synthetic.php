<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/** A method that calls itself through eight levels and then sleeps 50 µs: a deep stack, hardly any work. */
final class Synthetic implements Workload
{
    public function step(): int
    {
        $this->one();
        return 1;
    }

    public function spentNs(): array
    {
        return [];
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
