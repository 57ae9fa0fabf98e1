<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Bench\Actors\Scheduling\FiberScheduler;
use RuntimeException;

/** For Fibers: a socket pair as PHP’s own streams. */
final class FiberLink implements Link
{
    public function __construct(
        private readonly FiberScheduler $scheduler,
        private readonly StreamPair $pair = new StreamPair(),
    ) {}

    public function open(bool $isReceiver): Socket
    {
        return new FiberSocket($this->scheduler, $this->pair->take($isReceiver));
    }
}

/** A stream that blocks: plain PHP has nothing that wakes a Fiber for it. Before a read all ready Fibers run. */
final class FiberSocket implements Socket
{
    private const CHUNK = 65_536;

    /** @param resource $stream */
    public function __construct(private readonly FiberScheduler $scheduler, private $stream)
    {
        stream_set_chunk_size($stream, self::CHUNK);
    }

    public function write(string $bytes): void
    {
        if (fwrite($this->stream, $bytes) !== strlen($bytes)) {
            throw new RuntimeException('the other process takes no more messages');
        }
    }

    public function read(int $most): string
    {
        $this->scheduler->pause();
        return (string) fread($this->stream, $most);
    }

    public function close(): void
    {
        fclose($this->stream);
    }
}
