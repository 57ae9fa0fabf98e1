<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

/** One end of a connection between two processes: bytes, in order. */
interface Socket
{
    /** Hands all bytes over; waits while the other process takes none. */
    public function write(string $bytes): void;

    /** Waits for bytes and gives what is there, at most so many; empty once the other process has closed its end. */
    public function read(int $most): string;

    public function close(): void;
}

/** A connection that is agreed on before a fork, while no scheduler runs, and opened by each process in its own. */
interface Link
{
    /** Called once in each process, in a coroutine. */
    public function open(bool $isReceiver): Socket;
}

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
