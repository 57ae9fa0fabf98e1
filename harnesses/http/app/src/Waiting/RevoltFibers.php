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

    /** As Blocking does. */
    public function acceptForEver($listener, int $slots, callable $serve): never
    {
        $free = range(0, $slots - 1);
        EventLoop::onReadable($listener, static function (string $id) use (&$free, $listener, $serve): void {
            $client = @stream_socket_accept($listener, 0.0);
            if ($client === false) {
                return;
            }
            $slot = array_pop($free);
            if ($free === []) {
                EventLoop::disable($id);
            }
            EventLoop::queue(static function () use (&$free, $client, $id, $serve, $slot): void {
                try {
                    $serve($client, $slot);
                } finally {
                    $free[] = $slot;
                    EventLoop::enable($id);
                }
            });
        });
        EventLoop::run();
        throw new \LogicException('The event loop ended although it listens.');
    }
}
