<?php

declare(strict_types=1);

use Bench\Waiting\Blocking;
use Swow\Channel;
use Swow\Coroutine;

/** Only the Swow coroutine of this request sleeps: the extension hooks select(2), so waiting is the blocking code. */
final class SwowCoroutines extends Blocking
{
    public function acceptForEver($listener, int $slots, callable $serve): never
    {
        $free = new Channel($slots);
        for ($slot = 0; $slot < $slots; ++$slot) {
            $free->push($slot);
        }
        while (true) {
            // First a slot, then a request: what finds no slot here waits where another worker can take it.
            $slot = $free->pop();
            $client = $this->accept($listener);
            Coroutine::run(static function () use ($client, $free, $serve, $slot): void {
                try {
                    $serve($client, $slot);
                } finally {
                    $free->push($slot);
                }
            });
        }
    }
}
