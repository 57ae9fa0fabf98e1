<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Bench\Actors\Remote\Link;
use Bench\Actors\Remote\SwooleLink;
use Bench\Actors\Remote\SwowLink;
use Closure;
use RuntimeException;
use Swoole;
use Swoole\Coroutine\Channel as SwooleChannel;
use Swow;
use Swow\Channel as SwowChannel;
use Throwable;

/** Swoole's coroutines; a mailbox is Swoole's own channel. */
final class SwooleScheduler implements Scheduler
{
    public function run(Closure $main): void
    {
        Swoole\Coroutine::set(['max_coroutine' => 1_000_000, 'hook_flags' => 0]);
        $failure = null;
        // Swoole ends the whole program on an exception that leaves a coroutine.
        Swoole\Coroutine\run(static function () use ($main, &$failure): void {
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
        if (Swoole\Coroutine::create($body) === false) {
            throw new RuntimeException('Swoole made no coroutine: ' . swoole_strerror(swoole_last_error(), 9));
        }
    }

    public function mailbox(int $capacity): Mailbox
    {
        return new ChannelMailbox(new SwooleChannel($capacity));
    }

    public function link(string $folder): Link
    {
        return new SwooleLink();
    }
}

/** Swow's coroutines; a mailbox is Swow's own channel. The program itself is the first coroutine. */
final class SwowScheduler implements Scheduler
{
    public function run(Closure $main): void
    {
        $main();
    }

    public function start(Closure $body): void
    {
        Swow\Coroutine::run($body);
    }

    public function mailbox(int $capacity): Mailbox
    {
        return new ChannelMailbox(new SwowChannel($capacity));
    }

    public function link(string $folder): Link
    {
        return new SwowLink($folder);
    }
}

/** An extension's channel. A push to a waiting reader switches to the reader at once. */
final class ChannelMailbox implements Mailbox
{
    public function __construct(private readonly SwooleChannel|SwowChannel $channel) {}

    public function push(object $item): void
    {
        $this->channel->push($item);
    }

    public function pop(): object
    {
        return $this->channel->pop();
    }
}
