<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/** Hooks as WordPress has them: a hundred names, each with two closures of different priority; one round a step. */
final class Filters extends Workload
{
    private const NAMES = 100;

    /** @var array<string, array<int, list<callable(int): int>>> */
    private array $hooks = [];

    public function __construct()
    {
        for ($i = 0; $i < self::NAMES; $i++) {
            $this->add("hook-$i", static fn (int $value): int => $value + 1, 10);
            $this->add("hook-$i", static fn (int $value): int => $value * 2, 20);
        }
    }

    public function step(): int
    {
        for ($i = 0; $i < self::NAMES; $i++) {
            $this->apply("hook-$i", 1);
        }
        return self::NAMES;
    }

    private function add(string $name, callable $filter, int $priority): void
    {
        $this->hooks[$name][$priority][] = $filter;
        ksort($this->hooks[$name]);
    }

    private function apply(string $name, int $value): int
    {
        foreach ($this->hooks[$name] as $filters) {
            foreach ($filters as $filter) {
                $value = $filter($value);
            }
        }
        return $value;
    }
}
