<?php

declare(strict_types=1);

use Bench\Waiting\Waiting;
use Swoole\Coroutine\System;

/** Only the Swoole coroutine of this request sleeps. */
final class SwooleCoroutines implements Waiting
{
    public function untilReadable($stream): void
    {
        System::waitEvent($stream, SWOOLE_EVENT_READ);
    }

    public function untilWritable($stream): void
    {
        System::waitEvent($stream, SWOOLE_EVENT_WRITE);
    }

    public function acceptForEver($listener, int $slots, callable $serve): never
    {
        throw new LogicException('Swoole accepts with its own server.');
    }
}
