<?php

declare(strict_types=1);

use Bench\Waiting\Blocking;
use Bench\Waiting\Waiting;
use Swow\Channel;
use Swow\Coroutine;

/** Only the Swow coroutine of this request sleeps: the extension hooks select(2), so waiting is the blocking code. */
final class SwowCoroutines implements Waiting
{
    public function __construct(private readonly Waiting $hooked = new Blocking()) {}

    public function untilReadable($stream): void
    {
        $this->hooked->untilReadable($stream);
    }

    public function untilWritable($stream): void
    {
        $this->hooked->untilWritable($stream);
    }

    public function acceptForEver($listener, int $slots, callable $serve): never
    {
        $free = new Channel($slots);
        for ($slot = 0; $slot < $slots; ++$slot) {
            $free->push($slot);
        }
        while (true) {
            // First a slot, then a request: what finds no slot here waits where another worker can take it.
            $slot = $free->pop();
            while (($client = $this->accept($listener)) === false) {}
            Coroutine::run(static function () use ($client, $free, $serve, $slot): void {
                try {
                    $serve($client, $slot);
                } finally {
                    $free->push($slot);
                }
            });
        }
    }

    /**
     * @param resource $listener
     *
     * @return resource|false false where another worker was quicker
     */
    private function accept($listener)
    {
        $this->untilReadable($listener);

        return @stream_socket_accept($listener, 0.0);
    }
}
