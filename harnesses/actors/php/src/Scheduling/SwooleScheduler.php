<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Bench\Actors\Remote\Link;
use Bench\Actors\Remote\SwooleLink;
use Closure;
use RuntimeException;
use Swoole\Coroutine;
use Throwable;

/** Swoole's coroutines; a mailbox is Swoole's own channel. */
final class SwooleScheduler implements Scheduler
{
    public function run(Closure $main): void
    {
        Coroutine::set(['max_coroutine' => 1_000_000, 'hook_flags' => 0]);
        $failure = null;
        // Swoole ends the whole program on an exception that leaves a coroutine.
        Coroutine\run(static function () use ($main, &$failure): void {
            try {
                $main();
            } catch (Throwable $thrown) {
                $failure = $thrown;
            }
        });
        if ($failure !== null) {
            throw $failure;
        }
    }

    public function start(Closure $body): void
    {
        if (Coroutine::create($body) === false) {
            throw new RuntimeException('Swoole made no coroutine: ' . swoole_strerror(swoole_last_error(), 9));
        }
    }

    public function mailbox(int $capacity): Mailbox
    {
        return new SwooleMailbox($capacity);
    }

    public function link(string $folder): Link
    {
        return new SwooleLink();
    }
}
