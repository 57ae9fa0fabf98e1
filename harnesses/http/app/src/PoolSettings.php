<?php

declare(strict_types=1);

namespace Bench;

/** A pool of each worker that has another number of connections than the worker has slots. */
final class PoolSettings
{
    public function __construct(
        public readonly int $connections,
        public readonly bool $heldPerQuery,
        public readonly float $waitLimitS,
    ) {}
}
