<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Swow;

/** Swow’s own socket: a coroutine that has to wait for it lets the others run, and libuv wakes it. */
final class SwowSocket implements Socket
{
    public function __construct(private readonly Swow\Socket $socket)
    {
    }

    public function write(string $bytes): void
    {
        $this->socket->send($bytes);
    }

    public function read(int $most): string
    {
        return $this->socket->recvString($most);
    }

    public function close(): void
    {
        $this->socket->close();
    }
}
