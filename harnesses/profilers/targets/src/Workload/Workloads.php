<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

final class Workloads
{
    public static function make(string $name, int $seed): Workload
    {
        return match ($name) {
            'known' => new Known($seed),
            'beat' => new Beat(),
            'synthetic' => new Synthetic(),
            'framework' => new Framework(),
            'wordpress' => new Filters(),
        };
    }
}
