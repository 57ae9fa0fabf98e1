<?php

declare(strict_types=1);

use Bench\Waiting\Waiting;
use React\EventLoop\Loop;

/** Only the Fiber of this request sleeps; ReactPHP's event loop runs the others meanwhile. */
final class ReactFibers implements Waiting
{
    public function untilReadable($stream): void
    {
        $fiber = Fiber::getCurrent();
        Loop::addReadStream($stream, static function ($stream) use ($fiber): void {
            Loop::removeReadStream($stream);
            $fiber->resume();
        });
        Fiber::suspend();
    }

    public function untilWritable($stream): void
    {
        $fiber = Fiber::getCurrent();
        Loop::addWriteStream($stream, static function ($stream) use ($fiber): void {
            Loop::removeWriteStream($stream);
            $fiber->resume();
        });
        Fiber::suspend();
    }
}
