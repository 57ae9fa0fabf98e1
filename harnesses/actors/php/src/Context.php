<?php

declare(strict_types=1);

namespace Bench\Actors;

/** What a handler may ask while it handles a message. */
final class Context
{
    /** Path of whoever sent the message that is being handled. */
    public string $sender = '';

    public function __construct(public readonly ActorSystem $system, public readonly ActorRef $self)
    {
    }
}
