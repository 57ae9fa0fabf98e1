<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

/** A connection that is agreed on before a fork, while no scheduler runs, and opened by each process in its own. */
interface Link
{
    /** Called once in each process, in a coroutine. */
    public function open(bool $isReceiver): Socket;
}
