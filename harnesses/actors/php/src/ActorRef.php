<?php

declare(strict_types=1);

namespace Bench\Actors;

use Bench\Actors\Scheduling\Mailbox;

/** The address of an actor: all that others know of it. */
final class ActorRef
{
    private static int $lastId = 0;

    public function __construct(public readonly string $path, private readonly Mailbox $mailbox)
    {
    }

    /** Puts a message into the actor's mailbox, and waits only while that is full. */
    public function tell(object $message, string $sender = ''): void
    {
        $this->mailbox->push(new Envelope(++self::$lastId, $sender, $this->path, $message));
    }

    /** Puts a message that came from elsewhere into the actor's mailbox. */
    public function deliver(Envelope $envelope): void
    {
        $this->mailbox->push($envelope);
    }
}
