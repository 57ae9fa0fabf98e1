<?php

declare(strict_types=1);

namespace Bench\Actors\Scheduling;

use Bench\Actors\Remote\Link;
use Bench\Actors\Remote\SwowLink;
use Closure;
use Swow\Coroutine;

/** Swow's coroutines; a mailbox is Swow's own channel. The program itself is the first coroutine. */
final class SwowScheduler implements Scheduler
{
    public function run(Closure $main): void
    {
        $main();
    }

    public function start(Closure $body): void
    {
        Coroutine::run($body);
    }

    public function mailbox(int $capacity): Mailbox
    {
        return new SwowMailbox($capacity);
    }

    public function link(string $folder): Link
    {
        return new SwowLink($folder);
    }
}
