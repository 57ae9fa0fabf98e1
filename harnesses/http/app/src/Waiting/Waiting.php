<?php

declare(strict_types=1);

namespace Bench\Waiting;

/**
 * The one factor that tells blocking from coroutines: what happens while a socket isn't ready.
 *
 * Everything above it (server, database driver, application, workloads) is the same code.
 */
interface Waiting
{
    /** @param resource $stream */
    public function untilReadable($stream): void;

    /** @param resource $stream */
    public function untilWritable($stream): void;
}
