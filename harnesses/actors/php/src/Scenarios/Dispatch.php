<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** Sending alone, to an actor that isn't waiting: nothing is handled, and the full mailbox is thrown away. */
final class Dispatch implements Scenario
{
    private const MESSAGES = 100_000;

    private ActorSystem $system;

    public function operations(): int
    {
        return self::MESSAGES;
    }

    public function prepare(ActorSystem $system): void
    {
        $this->system = $system;
    }

    public function round(Stopwatch $watch): void
    {
        $actor = $this->system->create('/busy', Behaviour::receive(static function (): void {
        }));
        $message = new Work(0);
        $watch->start();
        for ($i = 0; $i < self::MESSAGES; $i++) {
            $actor->tell($message);
        }
        $watch->stop();
        $this->system->discard($actor);
    }
}
