<?php

declare(strict_types=1);

namespace Bench\Actors;

/** A message that asks for an answer. */
final class Ping
{
    public function __construct(public readonly ActorRef $replyTo)
    {
    }
}
