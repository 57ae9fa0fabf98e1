<?php

declare(strict_types=1);

namespace Bench;

/** What a request has measured of itself, in ms; its answer says it in the header Server-Timing. */
final class Timings
{
    /** @var array<string, float> */
    private array $ms = [];

    public function add(string $name, float $ms): void
    {
        $this->ms[$name] = ($this->ms[$name] ?? 0.0) + $ms;
    }

    /** @return array{0?: string} empty where nothing was measured */
    public function header(): array
    {
        $parts = array_map(
            static fn (string $name, float $ms): string => sprintf('%s;dur=%.3F', $name, $ms),
            array_keys($this->ms),
            $this->ms,
        );

        return $parts === [] ? [] : [implode(', ', $parts)];
    }
}
