<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use RuntimeException;
use Swoole\Coroutine;

/** For Swoole: a socket pair, each end taken over by Swoole’s coroutine socket. Swoole forbids a fork in a coroutine. */
final class SwooleLink implements Link
{
    public function __construct(private readonly StreamPair $pair = new StreamPair()) {}

    public function open(bool $isReceiver): Socket
    {
        $socket = Coroutine\Socket::import($this->pair->take($isReceiver));
        if ($socket === false) {
            throw new RuntimeException('Swoole did not take over the socket');
        }
        return new SwooleSocket($socket);
    }
}

/** Swoole’s own socket: a coroutine that has to wait for it lets the others run, and epoll wakes it. */
final class SwooleSocket implements Socket
{
    private const NO_TIMEOUT = -1.0;

    public function __construct(private readonly Coroutine\Socket $socket) {}

    public function write(string $bytes): void
    {
        if ($this->socket->sendAll($bytes, self::NO_TIMEOUT) !== strlen($bytes)) {
            throw new RuntimeException('the other process takes no more messages: ' . $this->socket->errMsg);
        }
    }

    public function read(int $most): string
    {
        return (string) $this->socket->recv($most, self::NO_TIMEOUT);
    }

    public function close(): void
    {
        $this->socket->close();
    }
}
