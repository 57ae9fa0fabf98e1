<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use RuntimeException;
use Swow;
use Swow\SocketException;

/** For Swow: a Unix socket with a path, as Swow takes over no socket pair. The sender listens, the receiver connects. */
final class SwowLink implements Link
{
    private const ATTEMPTS = 5_000;
    private const MS_BETWEEN = 1;

    private readonly string $path;

    public function __construct(string $folder)
    {
        $this->path = sprintf('%s/pair-%d.sock', $folder, getmypid());
    }

    public function open(bool $isReceiver): Socket
    {
        return new SwowSocket($isReceiver ? $this->connect() : $this->accept());
    }

    private function accept(): Swow\Socket
    {
        $server = (new Swow\Socket(Swow\Socket::TYPE_UNIX))->bind($this->path)->listen();
        $connection = $server->accept(self::ATTEMPTS * self::MS_BETWEEN);
        $server->close();
        return $connection;
    }

    private function connect(): Swow\Socket
    {
        // libuv’s threads don’t survive a fork, and a process that never asked for new ones crashes when it ends.
        file_get_contents(__FILE__);
        for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt++) {
            try {
                return (new Swow\Socket(Swow\Socket::TYPE_UNIX))->connect($this->path);
            } catch (SocketException) {
                // The sender doesn’t listen yet.
                msleep(self::MS_BETWEEN);
            }
        }
        throw new RuntimeException("nobody listens at $this->path");
    }
}

/** Swow’s own socket: a coroutine that has to wait for it lets the others run, and libuv wakes it. */
final class SwowSocket implements Socket
{
    public function __construct(private readonly Swow\Socket $socket) {}

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
