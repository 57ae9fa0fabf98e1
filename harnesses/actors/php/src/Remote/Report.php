<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

/** What the receiving process has done so far. */
final class Report
{
    public function __construct(
        public readonly int $handled,
        public readonly int $userUs,
        public readonly int $systemUs,
    ) {
    }
}
