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

    /**
     * Accepts connections for ever, never more than $slots at a time, and serves each with $serve.
     *
     * @param resource $listener
     * @param callable(resource, int): void $serve a client and its slot, from 0 to $slots - 1
     */
    public function acceptForEver($listener, int $slots, callable $serve): never;
}
