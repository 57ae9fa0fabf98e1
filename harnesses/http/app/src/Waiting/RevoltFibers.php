<?php

declare(strict_types=1);

namespace Bench\Waiting;

use Revolt\EventLoop;

/** Only the Fiber of this request sleeps; the Revolt event loop runs the others meanwhile. */
final class RevoltFibers implements Waiting
{
    public function untilReadable($stream): void
    {
        $suspension = EventLoop::getSuspension();
        EventLoop::onReadable($stream, static function (string $id) use ($suspension): void {
            EventLoop::cancel($id);
            $suspension->resume();
        });
        $suspension->suspend();
    }

    public function untilWritable($stream): void
    {
        $suspension = EventLoop::getSuspension();
        EventLoop::onWritable($stream, static function (string $id) use ($suspension): void {
            EventLoop::cancel($id);
            $suspension->resume();
        });
        $suspension->suspend();
    }

    public function acceptForEver($listener, int $slots, callable $serve): never
    {
        $busy = 0;
        EventLoop::onReadable($listener, static function (string $id) use (&$busy, $listener, $slots, $serve): void {
            $client = @stream_socket_accept($listener, 0.0);
            if ($client === false) {
                return;
            }
            if (++$busy === $slots) {
                EventLoop::disable($id);
            }
            EventLoop::queue(static function () use (&$busy, $client, $id, $serve): void {
                try {
                    $serve($client);
                } finally {
                    --$busy;
                    EventLoop::enable($id);
                }
            });
        });
        EventLoop::run();
        throw new \LogicException('The event loop ended although it listens.');
    }
}
