<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

/** A Unix socket pair, one stream for each process. */
final class StreamPair
{
    /** @var array{resource, resource} */
    private readonly array $streams;

    public function __construct()
    {
        $this->streams = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
    }

    /**
     * After the fork: this process's stream; it closes its copy of the other one.
     * @return resource
     */
    public function take(bool $isReceiver)
    {
        [$sending, $receiving] = $this->streams;
        fclose($isReceiver ? $sending : $receiving);
        return $isReceiver ? $receiving : $sending;
    }
}
