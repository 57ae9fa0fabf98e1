<?php

declare(strict_types=1);

use Swoole\Coroutine\Channel;

/** All slots of a worker, and so all its connections, were taken for longer than a request may wait. */
final class NoFreeSlot extends RuntimeException {}

/** The free slots of a worker with coroutines. Who finds none waits in the order of arrival, up to a limit. */
final class Slots
{
    private readonly Channel $free;

    public function __construct(private readonly int $slots, private readonly float $limitS = 30.0)
    {
        $this->free = new Channel($slots);
        for ($slot = 0; $slot < $slots; ++$slot) {
            $this->free->push($slot);
        }
    }

    /** @throws NoFreeSlot when none became free within the limit */
    public function take(): int
    {
        $slot = $this->free->pop($this->limitS);
        if ($slot === false) {
            throw new NoFreeSlot(sprintf(
                'No slot became free within %g s: all %d of this worker are answering. '
                    . 'Give it more coroutines, or send it fewer requests at a time.',
                $this->limitS,
                $this->slots,
            ));
        }

        return $slot;
    }

    public function giveBack(int $slot): void
    {
        $this->free->push($slot);
    }
}
