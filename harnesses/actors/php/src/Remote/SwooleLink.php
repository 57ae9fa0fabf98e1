<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use RuntimeException;
use Swoole\Coroutine;

/** For Swoole: a socket pair, each end taken over by Swoole’s coroutine socket. Swoole forbids a fork in a coroutine. */
final class SwooleLink implements Link
{
    private readonly StreamPair $pair;

    public function __construct()
    {
        $this->pair = new StreamPair();
    }

    public function open(bool $isReceiver): Socket
    {
        $socket = Coroutine\Socket::import($this->pair->take($isReceiver));
        if ($socket === false) {
            throw new RuntimeException('Swoole did not take over the socket');
        }
        return new SwooleSocket($socket);
    }
}
