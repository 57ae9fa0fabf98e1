<?php

declare(strict_types=1);

namespace Bench\Workload;

/** Paths of the workloads, the same on every runtime. */
final class Workloads
{
    public const BY_NAME = [
        'hello' => Hello::class,
        'autoload' => Autoload::class,
        'one-query' => OneQuery::class,
        'bench' => Bench::class,
        'twenty-queries' => TwentyQueries::class,
    ];
}
