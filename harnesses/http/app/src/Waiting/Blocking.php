<?php

declare(strict_types=1);

namespace Bench\Waiting;

/** The whole process sleeps in select(2) until the socket is ready: one request at a time. */
final class Blocking implements Waiting
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

    public function acceptForEver($listener, int $slots, callable $serve): never
    {
        while (true) {
            $this->untilReadable($listener);
            // Another worker may have been quicker: then there is nothing to accept and we wait again.
            $client = @stream_socket_accept($listener, 0.0);
            if ($client !== false) {
                $serve($client, 0);
            }
        }
    }
}
