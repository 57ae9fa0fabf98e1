<?php

declare(strict_types=1);

namespace Bench\Waiting;

/** The whole process sleeps in select(2) until the socket is ready: one request at a time. */
class Blocking implements Waiting
{
    public function untilReadable($stream): void
    {
        $read = [$stream];
        $none = null;
        stream_select($read, $none, $none, null);
    }

    public function untilWritable($stream): void
    {
        $write = [$stream];
        $none = null;
        stream_select($none, $write, $none, null);
    }

    /**
     * Accepts connections for ever, never more than $slots at a time, and serves each with $serve.
     *
     * @param resource $listener
     * @param callable(resource, int): void $serve a client and its slot, from 0 to $slots - 1
     */
    public function acceptForEver($listener, int $slots, callable $serve): never
    {
        while (true) {
            $serve($this->accept($listener), 0);
        }
    }

    /**
     * @param resource $listener
     * @return resource the next client
     */
    protected function accept($listener)
    {
        do {
            // Another worker may have been quicker: then there is nothing to accept and we wait again.
            $this->untilReadable($listener);
            $client = @stream_socket_accept($listener, 0.0);
        } while ($client === false);

        return $client;
    }
}
