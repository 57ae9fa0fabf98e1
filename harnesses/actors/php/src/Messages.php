<?php

declare(strict_types=1);

namespace Bench\Actors;

/** A message on its way; the paths say from whom and to whom, so that it can cross a process border. */
final class Envelope
{
    public function __construct(
        public readonly int $id,
        public readonly string $sender,
        public readonly string $target,
        public readonly object $message,
    ) {}
}

/** A message that asks for an answer. */
final class Ping
{
    public function __construct(public readonly ActorRef $replyTo) {}
}

/** The message after which an actor ends, once it has handled what came before. */
final class PoisonPill {}

/** The small message of the scenarios. */
final class Work
{
    public function __construct(public readonly int $sequence) {}
}
