<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

/** One end of a connection between two processes: bytes, in order. */
interface Socket
{
    /** Hands all bytes over; waits while the other process takes none. */
    public function write(string $bytes): void;

    /** Waits for bytes and gives what is there, at most so many; empty once the other process has closed its end. */
    public function read(int $most): string;

    public function close(): void;
}
