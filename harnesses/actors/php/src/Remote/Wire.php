<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Bench\Actors\Envelope;

/** Envelopes over a socket between two processes: serialised, each with its length in front. */
final class Wire
{
    private const CHUNK = 65_536;
    private const LENGTH_BYTES = 4;

    private string $received = '';
    private string $unsent = '';
    private int $unsentCount = 0;

    /** @param int $perWrite envelopes that go out in one write */
    public function __construct(private readonly Socket $socket, private readonly int $perWrite = 1) {}

    public function send(Envelope $envelope): void
    {
        $text = serialize($envelope);
        $this->unsent .= pack('N', strlen($text)) . $text;
        if (++$this->unsentCount >= $this->perWrite) {
            $this->flush();
        }
    }

    public function flush(): void
    {
        if ($this->unsent !== '') {
            $this->socket->write($this->unsent);
        }
        $this->unsent = '';
        $this->unsentCount = 0;
    }

    /**
     * Waits for what the other process sends.
     * @return list<Envelope> whole envelopes that are there; empty when the other process has ended
     */
    public function receive(): array
    {
        $envelopes = [];
        while ($envelopes === []) {
            $piece = $this->socket->read(self::CHUNK);
            if ($piece === '') {
                return [];
            }
            $envelopes = $this->envelopesOf($this->received . $piece);
        }
        return $envelopes;
    }

    public function close(): void
    {
        $this->socket->close();
    }

    /** @return list<Envelope> */
    private function envelopesOf(string $bytes): array
    {
        $envelopes = [];
        $at = 0;
        $end = strlen($bytes);
        while ($at + self::LENGTH_BYTES <= $end) {
            $length = unpack('N', $bytes, $at)[1];
            if ($at + self::LENGTH_BYTES + $length > $end) {
                break;
            }
            $envelopes[] = unserialize(substr($bytes, $at + self::LENGTH_BYTES, $length));
            $at += self::LENGTH_BYTES + $length;
        }
        $this->received = substr($bytes, $at);
        return $envelopes;
    }
}
