<?php

declare(strict_types=1);

namespace Bench\Actors;

/** The message after which an actor ends, once it has handled what came before. */
final class PoisonPill
{
}
